import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { minus, noMoney, sum } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuseConflict, refuseField } from '#kit/server/refusal';
import { debtKinds, type DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';
import { lockDebts, type LockedDebt } from '#features/ledger/debt/debt.server';
import type { Asked, AskedDebt } from './asked.server';
import type { Held } from './held.server';
import { debtShown, nameOfDebt } from '#features/ledger/counter-payment/name-of-debt.rules';
import { sources } from '#features/counter/open-debt/open-debts.server';

/** A document that is paid at the counter, which the call holds. */
export interface Target extends Pick<LockedDebt, '_id' | 'payer' | 'paid' | 'balance' | 'charged' | 'takenOff'> {
  readonly of: DebtKind;
  readonly name: string;
  /** The amount paid of it now. */
  readonly amount: Money;
}

/** The debts of a payment, held, and how much less is paid of them than was asked. */
export interface HeldDebts {
  readonly targets: readonly Target[];
  readonly lowered: Money;
}

/**
 * Holds the debts that a payment names, kind by kind in the order of their ids. For a debt with less open than is to be paid it ends the
 * call with 409 or, where the remainder is kept for a payer, pays as much as is open (CO6).
 */
export async function holdDebts(call: Call, { debts, payer, keepRest }: Asked, { shown }: Held): Promise<HeldDebts> {
  const locked = new Map<string, LockedDebt>();
  for (const of of debtKinds) {
    const ids = debts.filter((debt) => debt.of === of).map(({ _id }) => _id);
    if (ids.length === 0) continue;
    const { debt, number, name } = sources[of];
    const rows = await lockDebts(call, debt, ids, sql`(${number})::bigint as number, ${name} as name`);
    for (const row of rows) locked.set(row._id, row);
  }
  const targets = debts.map((asked): Target => {
    const row = locked.get(asked._id) ?? missing(asked);
    const { _id, paid, balance, charged, takenOff } = row;
    const name = nameOfDebt(asked.of, row);
    const isShort = balance < asked.amount;
    const isKept = keepRest && payer !== undefined;
    if (isShort && !isKept) refuseConflict(shortSentence({ of: asked.of, name }, shown(balance)), asked.field);
    const amount = isShort ? balance : asked.amount;
    return { of: asked.of, _id, payer: row.payer, paid, balance, name, charged, takenOff, amount };
  });
  const [wanted, found] = [debts, targets].map((some) => sum(some.map(({ amount }) => amount)));
  return { targets, lowered: minus(wanted ?? noMoney, found ?? noMoney) };
}

/** Refuses a payment with nothing left to pay: others have paid its debts meanwhile, and there is no money to keep. */
export function refuseNothingOpen({ targets: [first] }: HeldDebts, { shown }: Held): void {
  if (first) refuseConflict(shortSentence(first, shown(noMoney)), 'debts');
}

function shortSentence(of: Pick<Target, 'of' | 'name'>, balance: string): string {
  return t('Only {balance} of {name} is still open', { balance, name: debtShown(of) });
}

function missing({ of, field }: AskedDebt): never {
  const sentence = t(sources[of].debt.missing);
  return refuseField(400, field, sentence);
}
