import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Sent } from '#kit/contract/entity';
import { comma, t } from '#kit/contract/language';
import { noMoney, sum } from '#kit/rules/money';
import type { Call, Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { uuid } from '#kit/server/record-id';
import { refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { on, onSent } from '#kit/server/routes/crud';
import { refuseFields, sentOf } from '#kit/server/routes/sent';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { openDebtsOf } from '#features/counter/open-debt/open-debts.server';
import { payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { isPreview } from '#kit/server/routes/preview';
import { dayOfMessages } from '#features/counter/wallet-message/day.server';
import { creditOfAll } from '#features/ledger/credit/credit.server';
import { askedOf } from './asked.server';
import { findDebts, findPeople, type OpenDebts, whoseDebts } from './counter.contract';
import { childrenOf, familiesOf } from './family.server';
import { findPeopleTyped, peopleWith } from './people.server';
import { previewOf } from './calculated.rules';
import { takeMoney } from './take.contract';
import { takeAtCounter } from './take.server';

/** A payment as it is sent: without the fields that only the server sets. */
const taking = { ...payment, fields: takeMoney.body, stored: {}, ignored: [] };

/** `POST counter`: takes the money, or previews what would be taken. A client's own `_id` becomes the payment's. */
async function take(call: Call, { _id, ...body }: Sent<typeof taking> & { readonly _id: string }) {
  const asked = askedOf(call, await dated(call, body));
  if (isPreview(call)) return { status: true, message: '', info: previewOf(asked, await rateOf(call)) };
  return takeAtCounter(call, _id, asked);
}

/** The date of a payment: if none is sent, the day of the wallet messages that confirm it, but today for a sale (WA7). */
async function dated(call: Call, body: BodyOf<typeof takeMoney>): Promise<BodyOf<typeof takeMoney>> {
  if (body.date || body.sale) return body;
  const messages = (body.payments ?? []).flatMap(({ messageID }) => messageID ?? []);
  const date = await dayOfMessages(call, messages);
  return date === undefined ? body : { ...body, date };
}

async function rateOf(call: Call): Promise<number> {
  const [row] = await askPrepared<{ rate: number }>(
    call.db,
    sql`select "secondRate" as rate from ${tableOf(call, 'organisation')}`,
  );
  return row?.rate ?? 0;
}

/** `GET counter/debts`: what a person, or a family together, owes, in the order in which it is paid (CO3). */
async function debtsAsked(call: Call): Promise<OpenDebts> {
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

/** The family of a person: a student and all who share a guardian or a parent's phone with the student, or the children of a guardian. */
async function familyOf(call: Call, studentID: string): Promise<readonly string[]> {
  const children = await childrenOf(call, [studentID]);
  if (children.length > 0) return children;
  const [family] = await familiesOf(call, [studentID]);
  return family?.members ?? [studentID];
}

export const counterRoutes: Route[] = [
  on(findPeople, findPeopleTyped),
  on(findDebts, debtsAsked),
  onSent(takeMoney, (call, body) => take(call, sentOf(call, taking, body))),
];
