import { t } from '#kit/contract/language';
import { noMoney, sum } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { refuseFields } from '#kit/server/routes/sent';
import { uuid } from '#kit/server/record-id';
import { creditOfAll } from '#features/ledger/credit/credit.server';
import { type OpenDebts, whoseDebts } from './counter.contract';
import { familiesOf } from './family.server';
import { openDebtsOf } from '#features/counter/open-debt/open-debts.server';
import { peopleWith } from './people.server';

/** `GET counter/debts`: what one person owes, or a family together, in the order in which it is paid (CO3). */
export async function debtsAsked(call: Call): Promise<OpenDebts> {
  refuseUnknownQuery(call.query, whoseDebts);
  const asked = whoseDebts.filter((name) => call.query[name] !== undefined);
  const [name] = asked;
  if (asked.length !== 1 || name === undefined) {
    const sentence = t('Name exactly one of {names}', { names: whoseDebts.join(', ') });
    const wrong = asked.length > 0 ? asked : whoseDebts;
    return refuseFields(Object.fromEntries(wrong.map((one) => [one, sentence])));
  }
  const id = call.query[name] ?? '';
  if (!uuid.test(id)) refuseInvalid({ [name]: t('Choose from the list') });
  const members = name === 'familyOf' ? await familyOf(call, id) : [id];
  const found = await peopleWith(call, members);
  const people = found.filter(({ kind }) => name !== (kind === 'student' ? 'customerID' : 'studentID'));
  // Guardians are not kept yet, so nobody has one.
  if (people.length === 0 || name === 'guardianID') return refuseMissing();
  const ids = people.map(({ _id }) => _id);
  const [debts, credit] = await Promise.all([openDebtsOf(call, ids), creditOfAll(call, ids)]);
  return {
    people: people.map(({ kind, _id, label }) => ({ kind, _id, label, credit: credit.get(_id) ?? noMoney })),
    debts,
    total: sum(debts.map(({ balance }) => balance)),
  };
}

/** The student itself, and all who share the phone of a parent. */
async function familyOf(call: Call, studentID: string): Promise<readonly string[]> {
  const [family] = await familiesOf(call, [studentID]);
  return family?.members ?? [studentID];
}
