import { comma, t } from '#kit/contract/language';
import { noMoney, sum } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { refuseFields } from '#kit/server/routes/sent';
import { uuid } from '#kit/server/record-id';
import { creditOfAll } from '#features/ledger/credit/credit.server';
import { type OpenDebts, whoseDebts } from './counter.contract';
import { childrenOf, familiesOf } from './family.server';
import { openDebtsOf } from '#features/counter/open-debt/open-debts.server';
import { peopleWith } from './people.server';

/** `GET counter/debts`: what one person owes, or a family together, in the order in which it is paid (CO3). */
export async function debtsAsked(call: Call): Promise<OpenDebts> {
  refuseUnknownQuery(call.query, whoseDebts);
  const asked = whoseDebts.filter((name) => call.query[name] !== undefined);
  const [name] = asked;
  if (asked.length !== 1 || name === undefined) {
    const sentence = t('Name exactly one of {names}', { names: whoseDebts.join(comma()) });
    const wrong = asked.length > 0 ? asked : whoseDebts;
    return refuseFields(Object.fromEntries(wrong.map((one) => [one, sentence])));
  }
  const id = call.query[name] ?? '';
  if (!uuid.test(id)) refuseInvalid({ [name]: t('Choose from the list') });
  const members = await membersOf(call, name, id);
  const found = await peopleWith(call, members);
  const people = found.filter(({ kind }) => name !== (kind === 'student' ? 'customerID' : 'studentID'));
  if (people.length === 0) return refuseMissing();
  const ids = people.map(({ _id }) => _id);
  const [debts, credit] = await Promise.all([openDebtsOf(call, ids), creditOfAll(call, ids)]);
  return {
    people: people.map(({ kind, _id, label }) => ({ kind, _id, label, credit: credit.get(_id) ?? noMoney })),
    debts,
    total: sum(debts.map(({ balance }) => balance)),
  };
}

/** The people whose debts are asked for by a name of the address. */
async function membersOf(call: Call, name: (typeof whoseDebts)[number], id: string): Promise<readonly string[]> {
  if (name === 'guardianID') return childrenOf(call, [id]);
  return name === 'familyOf' ? familyOf(call, id) : [id];
}

/** The student itself, and all who share a guardian or the phone of a parent; the children of a guardian, whose family it is. */
async function familyOf(call: Call, studentID: string): Promise<readonly string[]> {
  const children = await childrenOf(call, [studentID]);
  if (children.length > 0) return children;
  const [family] = await familiesOf(call, [studentID]);
  return family?.members ?? [studentID];
}
