import { comma, t, words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { noMoney, sum } from '#kit/rules/money';
import type { OpenDebt } from '#features/counter/open-debt/open-debt.contract';
import { fillIn, inOrderOfDue } from '#features/counter/open-debt/order.rules';
import { debtShown } from '#features/ledger/counter-payment/name-of-debt.rules';
import type { Proposal, ProposedPerson, Sureness } from './wallet.contract';

/** The facts by which a message leads to a person. */
export type LedBy = 'guardian' | 'parent' | 'own' | 'earlier' | 'name';

/** Somebody who may have paid what a message is about. */
export interface Candidate extends Omit<ProposedPerson, 'why'> {
  readonly by: LedBy;
  /** The guardian, otherwise the parents' phone, that makes a family one. */
  readonly family: string | null;
}

/** The facts about a message and the people who may have paid. */
export interface Known {
  /** In the currency of the books; undefined without a rate. */
  readonly worth: Money | undefined;
  readonly candidates: readonly Candidate[];
  /** The debts of all of them. */
  readonly debts: readonly OpenDebt[];
}

const nothing = { payer: null, debts: [], rest: noMoney } as const;

/**
 * The proposal for a message (WA6). Sure if it leads to one person or one family and the amount equals one open debt or all of them;
 * likely if the amount is a different one; unsure if it leads to several, or only by a name.
 */
export function proposalOf({ worth, candidates, debts }: Known): Proposal {
  const people = candidates.map(personOf);
  const of = { people, worth: worth ?? null };
  const [first] = candidates;
  if (!first) return { ...nothing, ...of, sureness: 'none', why: t('nobody is known by this phone or name') };
  const byName = first.by === 'name';
  if (byName || !isOne(candidates) || worth === undefined)
    return { ...nothing, ...of, sureness: 'unsure', why: unsureSaid(candidates, worth) };
  const open = inOrderOfDue(debts);
  const { sureness, why, paid, rest } = sharedOut(worth, open);
  const owing = paid[0]?.personID ?? first._id;
  const payer = candidates.find(({ _id }) => _id === owing) ?? first;
  return {
    ...of,
    sureness,
    payer: { kind: payer.kind, _id: payer._id },
    debts: paid.map(({ amount, ...debt }) => ({ of: debt.of, _id: debt._id, name: debtShown(debt), amount })),
    rest,
    why: [t(led[first.by]), why].join(comma()),
  };
}

interface Shared {
  readonly sureness: Sureness;
  readonly why: string;
  readonly paid: readonly OpenDebt[];
  readonly rest: Money;
}

/** The debts that an amount pays: the one that it equals, all if it is their sum, otherwise the oldest first. */
function sharedOut(worth: Money, open: readonly OpenDebt[]): Shared {
  const whole = (debts: readonly OpenDebt[]) => debts.map((debt) => ({ ...debt, amount: debt.balance }));
  const one = open.find(({ balance }) => balance === worth);
  if (one) return { sureness: 'sure', why: oneSaid(one), paid: whole([one]), rest: noMoney };
  if (open.length > 0 && sum(open.map(({ balance }) => balance)) === worth)
    return { sureness: 'sure', why: t('amount of all that is open'), paid: whole(open), rest: noMoney };
  const { amounts, over } = fillIn(
    open.map(({ balance }) => balance),
    worth,
  );
  const paid = open.flatMap((debt, index) => {
    const amount = amounts[index] ?? noMoney;
    return amount > 0 ? [{ ...debt, amount }] : [];
  });
  return { sureness: 'likely', why: open.length > 0 ? t('another amount') : t('owes nothing'), paid, rest: over };
}

function oneSaid(debt: OpenDebt): string {
  const { of, number } = debt;
  if (of === 'fee') return t('amount of fee {number}', { number });
  if (of === 'invoice') return t('amount of invoice {number}', { number });
  return t('amount of {name}', { name: debtShown(debt) });
}

/** The words for each fact that leads to a payer. */
const led: Readonly<Record<LedBy, string>> = {
  guardian: words('phone of the guardian'),
  parent: words('phone of the parent'),
  own: words('own phone'),
  earlier: words('paid with this phone before'),
  name: words('a similar name'),
};

function personOf({ kind, _id, label, by }: Candidate): ProposedPerson {
  return { kind, _id, label, why: t(led[by]) };
}

/** The facts, among these, that make several people one family. */
const ofFamily: readonly LedBy[] = ['guardian', 'parent'];

/** Whether all of them are one person, or children of one guardian or parent. */
function isOne(candidates: readonly Candidate[]): boolean {
  const [first, ...others] = candidates;
  return (
    others.every(({ family, by }) => family !== null && family === first?.family && by === first.by) &&
    (others.length === 0 || (first !== undefined && ofFamily.includes(first.by)))
  );
}

function unsureSaid(candidates: readonly Candidate[], worth: Money | undefined): string {
  if (worth === undefined) return t('Set the rate first');
  return candidates[0]?.by === 'name' ? t('a similar name') : t('several people have this phone');
}
