import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { minus, noMoney, sum } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import type { Fitting } from '#features/academy/discount/discount.contract';
import { reductionsOf } from '#features/academy/discount/discount.rules';
import type { CreditNoteKind } from '#features/ledger/credit-note/credit-note.contract';
import { notYetJoined } from './first-month.rules';

/** A credit note that takes something off a fee when it is charged. */
export interface ChargeNote {
  readonly amount: Money;
  readonly creditKind: CreditNoteKind;
  readonly reason: string;
  readonly discountID: string | null;
}

/** A fee as it is charged: the full amount, what is taken off, and what is owed. */
export interface Reduced {
  readonly gross: Money;
  readonly notes: readonly ChargeNote[];
  readonly net: Money;
}

/** A fee from which nothing is taken off. */
export function wholeFee(gross: Money): Reduced {
  return { gross, notes: [], net: gross };
}

/** A fee after standing discounts, each of which takes off its amount by a credit note (FE4). */
export function discounted(gross: Money, fitting: readonly Fitting[]): Reduced {
  const notes = reductionsOf(gross, fitting).map(
    ({ discount: { _id: discountID, discountKind, reason }, amount }): ChargeNote => ({
      amount,
      creditKind: discountKind === 'scholarship' ? 'scholarship' : 'discount',
      reason,
      discountID,
    }),
  );
  return { gross, notes, net: minus(gross, sum(notes.map(({ amount }) => amount))) };
}

/** A month's fee without the days before the student joined, where that was after the 1st (FE9). */
export function prorated({ gross, notes, net }: Reduced, month: string, enrolledDate: Day): Reduced {
  const amount = notYetJoined(net, month, enrolledDate);
  if (amount === noMoney) return { gross, notes, net };
  const reason = t('Joined on {date}', { date: shownDay(enrolledDate) });
  return {
    gross,
    notes: [...notes, { amount, creditKind: 'proration', reason, discountID: null }],
    net: minus(net, amount),
  };
}

/** Several fees, by key, after the discounts that fit them. Fees from which nothing is taken off are left out. */
export function reducedFees(fitting: readonly Fitting[]): ReadonlyMap<string, Reduced> {
  const byFee = new Map<string, Fitting[]>();
  for (const one of fitting) byFee.set(one.key, [...(byFee.get(one.key) ?? []), one]);
  return new Map(
    [...byFee].flatMap(([key, discounts]): [string, Reduced][] => {
      const reduced = discounted(discounts[0]?.gross ?? noMoney, discounts);
      return reduced.notes.length > 0 ? [[key, reduced]] : [];
    }),
  );
}
