import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Printed, PrintedFact, Printer } from '#kit/contract/print';
import { dayIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { linkProof } from '#house/link/link.rules';
import { goodsPrinted } from '#features/ledger/debt/goods-print.rules';
import { sumsBefore } from '#features/ledger/debt/slip.rules';
import { paidStatuses } from '#features/ledger/payment/payment.contract';
import type { invoice } from './invoice.contract';
import type { Buyer } from './buyer.rules';

/** An invoice with as much of the buyer as the reader may see, and the address of its link. */
interface Sold {
  readonly sold: Got<typeof invoice>;
  readonly buyer: Buyer;
  readonly link?: string | undefined;
}

/** An invoice on paper: the buyer, the goods, the total, what is paid and what is left. */
export function invoicePrinted({ sold, buyer, link }: Sold, printer: Printer): Printed {
  const { invoiceNumber: number, items, voidedAt, userID, note } = sold;
  const by: readonly PrintedFact[] = userID ? [[t('Sold by'), userID.name]] : [];
  return {
    title: voidedAt === null ? t('Invoice') : t('Invoice (voided)'),
    called: t('Invoice {number}', { number }),
    file: `invoice-${number}.pdf`,
    number: [t('Invoice no'), String(number)],
    from: t('From'),
    head: [
      [t('Date'), shownDay(dayIn(printer.timeZone, new Date(sold.date ?? sold.createdAt)))],
      { label: t('To'), name: buyer.name, lines: [], details: buyer.lines },
      [t('Status'), t(paidStatuses[sold.Status]), 'sheet'],
      ...by,
    ],
    lines: [goodsPrinted(items, printer)],
    sums: sumsBefore(sold),
    total: [t('Total'), sold.Total],
    after: [
      [t('Amount paid'), sold.amountPaid],
      [t('Balance'), sold.balance],
    ],
    signed: [t('Sold by'), t('Customer')],
    thanks: note ?? t('Thank you, dear customer'),
    proof: linkProof(link),
  };
}
