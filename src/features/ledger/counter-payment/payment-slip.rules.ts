import { comma, retold, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { noMoney, plus, sum } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { accountShown } from '#house/money-account/account-name.rules';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { debtShown } from './name-of-debt.rules';
import { changeSaid } from './second.rules';
import type { CounterPayment, PaymentRead } from '#features/ledger/counter-payment/counter-payment.contract';

type Said = readonly [label: string, value: string];
type Sum = readonly [label: string, amount: Money];

/** A debt on the paper of a payment: its name and person, what was owed, what is paid now and what is left. */
export interface PaidLine {
  /** The debt's. */
  readonly _id: string;
  readonly name: string;
  readonly person: string;
  readonly charged: Money;
  readonly takenOff: Money;
  readonly paid: Money;
  readonly balance: Money;
}

/** The payer's name, and the other facts that identify the payer. */
export function paidBy({ payerName, studentID, customerID }: CounterPayment): {
  name: string;
  lines: readonly string[];
} {
  const person = studentID?.studentName ?? customerID?.name;
  const name = payerName ?? person ?? t(walkInCustomer);
  const number = studentID && t('Student ID {number}', { number: studentID.stdID });
  const lines = [person === name ? undefined : person, number ?? customerID?.phone];
  return { name, lines: lines.filter((line) => line !== undefined && line !== null) };
}

/** The facts that identify a payment, besides its number. */
export function paymentFacts({ date, userID, note }: PaymentRead): readonly Said[] {
  const said: readonly (readonly [string, string | null | undefined])[] = [
    [t('Date'), shownDay(date)],
    [t('Received by'), userID?.name],
    [t('Note'), note],
  ];
  return said.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** The debts that were paid, one line for each, however many receipts it has. */
export function paidLines({ receipts }: PaymentRead): readonly PaidLine[] {
  const lines = new Map<string, PaidLine>();
  for (const { of, debtID, name, person, charged, takenOff, amount, balance } of receipts) {
    const before = lines.get(debtID);
    const paid = plus(before?.paid ?? noMoney, amount);
    lines.set(debtID, {
      _id: debtID,
      name: debtShown({ of, name }),
      person: retold(person, [walkInCustomer]),
      charged,
      takenOff,
      paid,
      balance,
    });
  }
  return [...lines.values()];
}

/** Each row of the payment: the account and its reference, and how much. */
export function paidWith({ payments, creditUsed }: PaymentRead): readonly Sum[] {
  const rows = payments.map(({ accountID, reference, amount }): Sum => {
    const label = reference
      ? t('{account}, reference {reference}', { account: accountShown(accountID), reference })
      : accountShown(accountID);
    return [label, amount];
  });
  return creditUsed > 0 ? [[t('From credit'), creditUsed], ...rows] : rows;
}

/** The accounts of a payment in one line, without amounts: 'Evc plus, Cash'. */
export function accountsPaid({ payments, creditUsed }: CounterPayment): string {
  const accounts = (payments ?? []).map(({ accountID }) => accountShown(accountID));
  return [...(creditUsed > 0 ? [t('Credit')] : []), ...accounts].join(comma());
}

/** The money handed over and given back, in both currencies where a row says the rate (CO8); nothing where it was not entered. */
export function handedSaid(
  { payments, change }: Pick<PaymentRead, 'payments' | 'change'>,
  shown: (amount: Money) => string,
  second: string | null | undefined,
): readonly Said[] {
  const given = payments.flatMap((row) => row.given ?? []);
  const inOther = payments.flatMap((row) => row.givenSecond ?? []);
  const [rate = 0] = payments.flatMap((row) => row.rate ?? []);
  if (given.length + inOther.length === 0) return [];
  const other = second ? t('Given in {currency}', { currency: second }) : t('Given in the second currency');
  const handed: readonly Said[] = [
    ...(given.length > 0 ? [[t('Given'), shown(sum(given))] as const] : []),
    ...(inOther.length > 0 ? [[other, sum(inOther).toLocaleString('en')] as const] : []),
    ...(rate > 0 && (inOther.length > 0 || change > 0)
      ? [[t('Rate'), t('{rate} for 1.00', { rate: rate.toLocaleString('en') })] as const]
      : []),
  ];
  return [...handed, [t('Change'), changeSaid(change, shown, { name: second, rate })]];
}

/** The sum paid in all: money and credit. */
export function paidInAll({ total, creditUsed }: Pick<PaymentRead, 'total' | 'creditUsed'>): Money {
  return plus(total, creditUsed);
}

/** The sum that became credit, and the credit of the payer. */
export function creditSums({ creditKept, creditLeft }: PaymentRead): readonly Sum[] {
  return [
    ...(creditKept > 0 ? [[t('Kept as credit'), creditKept] as const] : []),
    ...(creditLeft !== null && creditLeft > 0 ? [[t('Credit left'), creditLeft] as const] : []),
  ];
}

/** The facts that the code of a payment shows to anybody: payer, sum, and its receipts (PU6). */
export function paymentProven(
  payment: Omit<PaymentRead, 'creditLeft' | 'paperCode'>,
  shown: (amount: Money) => string,
): readonly Said[] {
  const { paymentNo, date, receipts } = payment;
  return [
    [t('Payment no'), String(paymentNo)],
    [t('Date'), shownDay(date)],
    [t('Payer'), paidBy(payment).name],
    [t('Paid'), shown(paidInAll(payment))],
    ...receipts.map(
      ({ receiptNo, name, of, person, amount }): Said => [
        t('Receipt {number}', { number: receiptNo }),
        t('{name} of {person}: {amount}', {
          name: debtShown({ of, name }),
          person: retold(person === '' ? walkInCustomer : person, [walkInCustomer]),
          amount: shown(amount),
        }),
      ],
    ),
  ];
}
