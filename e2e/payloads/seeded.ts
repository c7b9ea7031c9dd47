import type { Brand } from '#house/brand/brand.contract';
import { organisation } from '#house/organisation/organisation.contract';
import { everyEntity, type Examples, makeExamples, type Wording } from '#testing/example-records';
import { entitiesStrangeTo } from '#testing/strange-to';
import type { Payload } from '#testing/payloads/hand-written';
import { takesBy, type TextField, textFields, textsIn } from '#testing/payloads/text-fields';
import { weekdays } from '#features/academy/school-class/weekday.contract';
import { ownerPassword, setUpBody } from '#testing/test-app';
import { type Calls, saved } from '../academy';
import { entityOf, messages, wallets } from './seeded-messages';

/** A brand whose records say payloads wherever people write words. */
export interface Seeded {
  readonly brand: Brand;
  /** The superAdmin's token. */
  readonly owner: string;
  /** A student's, for the portal of the academy. */
  readonly student: string;
  /** What was made in each round: one record of every entity. */
  readonly rounds: readonly Examples[];
  /** What each field holds, read back: `customer.name`, as long as its texts may be, the payloads. */
  readonly held: ReadonlyMap<string, Pick<TextField, 'takes'> & { readonly texts: ReadonlySet<string> }>;
}

const fields = everyEntity.flatMap(textFields);
const nameOf = ({ of, name }: Pick<TextField, 'of' | 'name'>) => `${of.table}.${name}`;

/** Fields that only take what fits another one: what they hold is made below. */
const fitted = new Set([
  'attendance.reason',
  'money_transaction.type',
  'money_account.dialCode',
  'wallet_pattern.pattern',
  'wallet_pattern.example',
]);
const isFitted = (name: string) => fitted.has(name) || name.startsWith('role.permissions');

/** Markup for what takes no whole payload. */
const shortest = '<q>';

/** Calls at once: two cores do not make it quicker with more. */
const atOnce = 4;

/** Sets a brand up and makes `rounds` records of every entity; each field goes through the payloads, no two fields in step. */
export async function seeded(
  calls: Calls,
  brand: Brand,
  payloads: readonly Payload[],
  rounds: number,
): Promise<Seeded> {
  const { body } = await saved(calls.call('POST', 'setup', { brand, body: setUpBody(brand) }));
  const owner: string = body.token;
  const made: Examples[] = [];
  let next = 0;
  const referred = new Set<string>();
  const make = async () => {
    for (let round = next++; round < rounds; round = next++)
      made.push(await madeIn(calls, owner, brand, referred, (field) => textFor(payloads, field, round)));
  };
  await Promise.all(Array.from({ length: atOnce }, make));
  const held = await heldIn(calls, owner, brand, payloads);
  await name(calls, owner, brand, payloads);
  await change(calls, owner, brand, payloads, made);
  const student = brand === 'academy' ? await portalToken(calls, owner, made[0]) : '';
  return { brand, owner, student, rounds: made, held };
}

/** The payload of a field in a round: the next one that fits where the round's own is too long, the least markup where none does. */
export function textFor(
  payloads: readonly Payload[],
  field: Pick<TextField, 'of' | 'name' | 'takes'>,
  round: number,
): string {
  const first =
    round +
    7 *
      Math.max(
        0,
        fields.findIndex((one) => nameOf(one) === nameOf(field)),
      );
  for (let step = 0; step < payloads.length; step++) {
    const text = payloads[(first + step) % payloads.length]?.text ?? '';
    if (field.takes(text)) return text;
  }
  if (field.takes(shortest)) return shortest;
  throw new Error(`No payload fits ${nameOf(field)}`);
}

async function madeIn(
  calls: Calls,
  token: string,
  brand: Brand,
  referred: Set<string>,
  textOf: (field: TextField) => string,
): Promise<Examples> {
  const wording: Wording = (of, name, field) =>
    isFitted(`${of.table}.${name}`) ? undefined : textOf({ of, name, max: field.max ?? 0, takes: takesBy(field) });
  const examples = await makeExamples(calls, token, brand, { wording });
  const send = (path: string, body: Record<string, unknown>) => saved(calls.call('POST', path, { token, brand, body }));
  const word = (name: string) => {
    const field = fields.find((one) => nameOf(one) === name);
    if (!field) throw new Error(`There is no field ${name} any more`);
    return textOf(field);
  };
  const bodyOf = (table: string) => {
    const body = examples.bodies.get(table);
    if (!body) throw new Error(`No example of ${table}: ${JSON.stringify([...examples.refused])}`);
    return body;
  };
  // A class that is held every day is in every week of the timetable.
  const timetable = {
    classShift: 'online',
    days: Object.keys(weekdays),
    meetingLink: word('school_class.meetingLink'),
  };
  await saved(calls.call('PUT', `class/${examples.ids.get('school_class')}`, { token, brand, body: timetable }));
  const { _id: _first, ...absence } = bodyOf('attendance');
  await send('attendence', {
    ...absence,
    date: '2026-02-14',
    attended: 0,
    attendenceStatus: 'upsent',
    reason: word('attendance.reason'),
  });
  const { _id: _posted, ...spent } = bodyOf('money_transaction');
  await send('transection', { ...spent, transectionType: 'expense', type: word('money_transaction.type') });
  if (brand === 'academy') await scale(send, word);
  await money(send, examples, bodyOf, word, referred);
  await messages(send, examples, textOf);
  await wallets(send, bodyOf, textOf);
  const link = (name: string, path: string) => ({ name: word(name), path, icon: word(name) });
  await send('roles', {
    // A name of its own in each round; what a role's name may hold is in the examples.
    role: `Role ${crypto.randomUUID()}`,
    permissions: [
      { ...link('role.permissions.name', '/customer'), subMenu: [link('role.permissions.subMenu.name', '/stock')] },
    ],
  });
  return { ...examples, ids: new Map([...examples.ids, ...(await paidFee(calls, token, brand, examples))]) };
}

/** A scale whose best grade says a payload: the steps of an example fit each other. */
async function scale(
  send: (path: string, body: Record<string, unknown>) => Promise<unknown>,
  word: (name: string) => string,
): Promise<void> {
  const steps = [
    { grade: word('grade_scale.steps.grade'), from: 40 },
    { grade: 'Poor', from: 0 },
  ];
  await send('gradeScale', { scaleName: `Scale ${crypto.randomUUID()}`, passFrom: 40, steps });
}

/** What the counter sends about a payment and the change, which an example leaves out. */
async function money(
  send: (path: string, body: Record<string, unknown>) => Promise<unknown>,
  { ids }: Examples,
  bodyOf: (table: string) => Readonly<Record<string, unknown>>,
  word: (name: string) => string,
  referred: Set<string>,
): Promise<void> {
  const reference = word('payment.payments.reference');
  // A transaction is used once; the text used in place of one that is too long is used again.
  const isNew = !referred.has(reference);
  referred.add(reference);
  const { _id: _taken, ...taken } = bodyOf('payment');
  const part = { accountID: ids.get('money_account [first]'), amount: 20 };
  await send('counter', {
    ...taken,
    payerName: word('payment.payerName'),
    payments: [{ ...part, ...(isNew ? { reference } : {}) }],
    note: word('payment.note'),
  });
  const { _id: _refunded, ...refunded } = bodyOf('credit');
  await send('credit/refund', { ...refunded, reason: word('credit.reason') });
}

/** What an enrollment charges is paid: its receipt is shown and printed. */
async function paidFee(
  calls: Calls,
  token: string,
  brand: Brand,
  { ids, bodyOf }: Examples,
): Promise<[string, string][]> {
  const student = ids.get('student');
  const { body: fees } = await saved(calls.call('GET', `fee?studentID=${student}`, { token, brand }));
  const { _id: _unpaid, ...paid } = bodyOf(entityOf('fee_receipt'));
  const body = { ...paid, feeID: fees[0]._id, studentID: student };
  const receipt = await saved(calls.call('POST', 'receipt', { token, brand, body }));
  return [['fee_receipt', receipt.body.info._id]];
}

/** A time zone, and the parts of a request to a gateway, are not words. */
const wordless = new Set(['timeZone', 'smsUrl', 'smsHeaders']);

/** The organisation's own words; what they are called by in the browser. */
async function name(calls: Calls, token: string, brand: Brand, payloads: readonly Payload[]): Promise<void> {
  const words = textFields(organisation)
    .filter((field) => !wordless.has(field.name) && field.takes(shortest))
    .map((field, index) => [field.name, field.max < 20 ? shortest : textFor(payloads, field, index)]);
  // Without a rate the second currency is shown nowhere.
  const body = { ...Object.fromEntries(words), secondRate: 4 };
  await saved(calls.call('PUT', 'settings', { token, brand, body }));
}

/** What the activity log tells of changes and of reasons. */
async function change(
  calls: Calls,
  token: string,
  brand: Brand,
  payloads: readonly Payload[],
  made: readonly Examples[],
) {
  const call = (method: 'PUT' | 'DELETE', path: string, body: Record<string, unknown>) =>
    calls.call(method, path, { token, brand, body });
  const [first] = made;
  const courseName = `Changed ${payloads[1]?.text}`;
  await saved(call('PUT', `courses/${first?.ids.get('course')}`, { courseName }));
  const reason = payloads[0]?.text;
  const voided = ['fee_receipt', 'service_receipt', 'invoice_receipt'].flatMap((table) => {
    const id = made.at(-1)?.ids.get(table);
    return id === undefined ? [] : [saved(call('DELETE', `${entityOf(table).path}/${id}`, { reason }))];
  });
  await Promise.all(voided);
}

async function portalToken(calls: Calls, token: string, examples: Examples | undefined): Promise<string> {
  const { body } = await saved(calls.call('GET', `student/${examples?.ids.get('student')}`, { token }));
  return (await saved(calls.call('POST', 'loginportal', { body: { stdID: body.stdID, password: ownerPassword } }))).body
    .token;
}

async function heldIn(calls: Calls, token: string, brand: Brand, payloads: readonly Payload[]) {
  const texts = new Set(payloads.map(({ text }) => text));
  const held = new Map<string, Pick<TextField, 'takes'> & { texts: Set<string> }>();
  const strange = entitiesStrangeTo(brand);
  for (const of of everyEntity.filter((one) => !strange.has(one))) {
    const { body: rows } = await saved(calls.call('GET', of.path, { token, brand }));
    for (const field of textFields(of)) {
      const found: string[] = rows.flatMap((row: unknown) => textsIn(row, field.name));
      held.set(nameOf(field), { takes: field.takes, texts: new Set(found.filter((text) => texts.has(text))) });
    }
  }
  return held;
}
