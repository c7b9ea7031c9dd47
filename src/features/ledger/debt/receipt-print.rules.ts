import { t } from '#kit/contract/language';
import type { Printed, Printer } from '#kit/contract/print';
import { paperProof } from '#house/paper/paper-words.rules';
import { goodsPrinted } from './goods-print.rules';
import type { Slip } from './receipt.contract';
import { slipDate, slipNumber, slipPayment, slipSums } from './slip.rules';

/** A receipt on paper: the payer, the amount, the goods or the document, and what is left (S§2). */
export function receiptPrinted(slip: Slip, printer: Printer): Printed {
  const { receiptNo, to, beside, about, bought, paid, balance, signed, thanks } = slip;
  return {
    title: slip.voidedAt === null ? t('Receipt') : t('Receipt (voided)'),
    called: t('Receipt {number}', { number: receiptNo }),
    file: 'receipt.pdf',
    number: slipNumber(slip),
    head: [
      slipDate(slip),
      { label: t('Received from'), name: to.name, lines: [], details: to.lines },
      ...(beside ? [beside] : []),
    ],
    about,
    terms: slipPayment(slip),
    lines: bought && [goodsPrinted(bought.items, printer)],
    sums: slipSums(slip),
    total: [t('Paid'), paid],
    after: [[t('Balance after'), balance]],
    signed: [t('Received by'), signed],
    thanks,
    proof: paperProof(printer, slip.paperCode),
  };
}
