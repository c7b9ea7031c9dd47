import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Printed, PrintedLines, Printer } from '#kit/contract/print';
import { printedText } from '#kit/rules/printed-parts';
import { paperProof } from '#house/paper/paper-words.rules';
import type { PaymentRead } from './counter-payment.contract';
import {
  creditSums,
  handedSaid,
  type PaidLine,
  paidBy,
  paidInAll,
  paidLines,
  paidWith,
  paymentFacts,
} from './payment-slip.rules';

type Shown = (amount: Money) => string;

/** A payment on paper: the payer, the debts, the ways of paying, and what is left of each debt (CO16). */
export function paymentPrinted(payment: PaymentRead, printer: Printer): Printed {
  const { paymentNo: number, voidedAt, paperCode } = payment;
  const shown = printedText(printer);
  return {
    title: voidedAt === null ? t('Receipt') : t('Receipt (voided)'),
    called: t('Payment {number}', { number }),
    file: 'payment.pdf',
    number: [t('Payment no'), String(number)],
    head: [...paymentFacts(payment), { label: t('Received from'), ...paidBy(payment) }],
    lines: [debtsPaid(payment, shown)],
    sums: paidWith(payment),
    total: [t('Paid'), paidInAll(payment)],
    after: [...handedSaid(payment, shown, printer.secondCurrency), ...creditSums(payment)],
    signed: [t('Received by'), t('Payer')],
    thanks: t('Thank you'),
    proof: paperProof(printer, paperCode),
  };
}

/** The debts that were paid; on a slip the amounts charged and left are below the name. */
function debtsPaid(payment: PaymentRead, shown: Shown): PrintedLines {
  const lines = paidLines(payment);
  const payer = paidBy(payment).name;
  const isOff = lines.some(({ takenOff }) => takenOff > 0);
  return {
    columns: [
      { heading: t('Paid for'), share: 4 },
      { heading: t('Name'), share: 3 },
      { heading: t('Charged'), share: 2, align: 'end' },
      ...(isOff ? [{ heading: t('Taken off'), share: 2, align: 'end' } as const] : []),
      { heading: t('Paid now'), share: 2, align: 'end' },
      { heading: t('Balance after'), share: 2, align: 'end' },
    ],
    rows: lines.map((line) => {
      const { name, person, charged, takenOff, paid, balance } = line;
      return {
        cells: [name, person, charged, ...(isOff ? [takenOff] : []), paid, balance],
        slip: [[person === payer ? name : `${name} – ${person}`, paid], [saidOf(line, shown)]],
      };
    }),
  };
}

/** The sentence on a debt: the amount charged, the amount left, and between them what was taken off. */
function saidOf({ charged, takenOff, balance }: PaidLine, shown: Shown): string {
  const said = { charged: shown(charged), takenOff: shown(takenOff), balance: shown(balance) };
  return takenOff > 0
    ? t('{charged} charged, {takenOff} taken off, {balance} left', said)
    : t('{charged} charged, {balance} left', said);
}
