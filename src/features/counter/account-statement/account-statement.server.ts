import { sql } from 'kysely';
import { comma, t } from '#kit/contract/language';
import { noMoney, sum } from '#kit/rules/money';
import { type Call, caller, type Route, type OneCondition } from '#kit/server/call';
import { fieldColumns } from '#kit/server/read/cells';
import { sendFile } from '#kit/server/read/file';
import { askedDays, refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseForeign, refuseNotYours } from '#kit/server/read/send';
import { uuid } from '#kit/server/record-id';
import { refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { on } from '#kit/server/routes/crud';
import { refuseFields } from '#kit/server/routes/sent';
import { named } from '#kit/server/sql/statement';
import { studentsSeen } from '#house/session/seen-students.server';
import { ownStudents } from '#features/academy/student/student.server';
import { student } from '#features/academy/student/student.contract';
import { peopleWith } from '#features/counter/counter/people.server';
import type { Money } from '#kit/contract/money';
import type { OpenDebt } from '#features/counter/open-debt/open-debt.contract';
import { openDebtsOf } from '#features/counter/open-debt/open-debts.server';
import {
  type AccountStatement,
  type Movement,
  readStatement,
  statementFields,
  type StatementPerson,
  type StatementRow,
  whoseStatement,
} from '#features/ledger/account-statement/account-statement.contract';
import { statementOf } from '#features/ledger/account-statement/account-statement.rules';
import { type CreditPayer, payerField } from '#features/ledger/credit/credit.rules';
import { creditNow } from '#features/ledger/credit/credit.server';
import { movementsOf } from './movements.server';

/** The condition of the right to a statement: the screen of students opens those of students, the screen of customers those of customers. */
export function statementCondition({ me, query }: Call): OneCondition {
  if (query.customerID !== undefined) return '[customerID]';
  // In the portal the address need not say whose.
  return query.studentID !== undefined || (me && me.kind !== 'staff') ? '[studentID]' : '';
}

/** `GET accountStatement`: charges, payments and money given back within some days, with the balance after each (DE12). */
export async function statementAsked(call: Call): Promise<AccountStatement> {
  const children = childrenAsked(call);
  if (children) return statementOfFamily(call, children, askedDays(call.query));
  return statementFor(call, await personAsked(call), askedDays(call.query));
}

/** The children of a guardian who names nobody (FA6); a single child is asked for like any other student. */
function childrenAsked({ me, query }: Call): readonly string[] | undefined {
  if (me?.kind !== 'guardian' || whoseStatement.some((name) => query[name] !== undefined)) return undefined;
  const children = studentsSeen(me, 'fees') ?? [];
  return children.length > 1 ? children : undefined;
}

/** A single person, of whom every statement is except a family's. */
export type OnePerson = StatementPerson & { readonly kind: CreditPayer['kind'] };

interface AskedDays {
  readonly from?: string;
  readonly to?: string;
}

/** The statement of all the children of a guardian, each row with the name of its child. */
async function statementOfFamily(call: Call, children: readonly string[], days: AskedDays): Promise<AccountStatement> {
  const { _id, name } = caller(call);
  const payers = (await peopleWith(call, children)).map((child) => ({ ...child, kind: 'student' as const }));
  const movements: Movement[][] = [];
  const credits: Money[] = [];
  for (const child of payers) {
    const own = await movementsOf(call, child);
    movements.push(own.map((one) => ({ ...one, text: [one.text, child.label].filter(Boolean).join(' · ') })));
    credits.push(await creditNow(call, child));
  }
  // By day, and within a day in the order of entry, child by child.
  const inOrder = movements
    .flat()
    .toSorted((one, other) => Number(one.date > other.date) - Number(one.date < other.date));
  return {
    status: true,
    person: { kind: 'family', _id, label: name, phone: null },
    ...statementOf(inOrder, days),
    unusedCredit: sum(credits),
    ...dueOf(await openDebtsOf(call, children)),
  };
}

function dueOf(debts: readonly OpenDebt[]): Pick<AccountStatement, 'overdue' | 'nextDue'> {
  return {
    overdue: debts.length === 0 ? noMoney : sum(debts.map(({ overdue }) => overdue)),
    nextDue: debts[0]?.nextDue ?? null,
  };
}

/** The statement of account of one person, over the days that are asked for. */
export async function statementFor(call: Call, person: OnePerson, days: AskedDays): Promise<AccountStatement> {
  const payer = { kind: person.kind, _id: person._id };
  const [movements, debts, unusedCredit] = [
    await movementsOf(call, payer),
    await openDebtsOf(call, [person._id]),
    await creditNow(call, payer),
  ];
  return {
    status: true,
    person,
    ...statementOf(movements, days),
    unusedCredit,
    ...dueOf(debts),
  };
}

async function personAsked(call: Call): Promise<OnePerson> {
  const { kind, _id } = whoseAsked(call);
  const found = await peopleWith(call, [_id]);
  const [person] = found.filter((one) => one.kind === kind);
  if (!person) return refuseMissing();
  if (kind === 'student') await refuseForeign(call, student, _id, ownStudents);
  const { label, phone } = person;
  return { kind, _id, label, phone };
}

/** The one person that the address names; a caller of the portal may ask only about those whom it shows (A14). */
function whoseAsked(call: Call): CreditPayer {
  const { query } = call;
  const seen = studentsSeen(caller(call), 'fees');
  const [own] = seen ?? [];
  if (own !== undefined && query.studentID === undefined && query.customerID === undefined)
    return { kind: 'student', _id: own };
  const asked = whoseStatement.filter((name) => query[name] !== undefined);
  const [name] = asked;
  if (asked.length !== 1 || name === undefined) {
    const sentence = t('Name exactly one of {names}', { names: whoseStatement.join(comma()) });
    return refuseFields(Object.fromEntries(whoseStatement.map((one) => [one, sentence])));
  }
  const _id = query[name] ?? '';
  if (!uuid.test(_id)) refuseInvalid({ [name]: t('Choose from the list') });
  if (seen && !seen.includes(_id)) refuseNotYours();
  const kind = name === payerField({ kind: 'student', _id }) ? 'student' : 'customer';
  return { kind, _id };
}

async function send(call: Call): Promise<unknown> {
  refuseUnknownQuery(call.query, readStatement.query ?? []);
  const { format } = call.query;
  const statement = await statementAsked(call);
  return format === undefined ? statement : sendStatement(call, statement.rows, format);
}

/** Sends the rows as a file; they are already calculated and only have to be written. */
function sendStatement(call: Call, rows: readonly StatementRow[], format: string): Promise<unknown> {
  const columns = fieldColumns(statementFields);
  const cells = rows.map((row) => [row.date, row.kind, row.number, row.text, row.debit, row.credit, row.balance]);
  return sendFile(
    call,
    {
      columns,
      all: sql`select value::text as json from json_array_elements(${JSON.stringify(cells)}::json)`,
      counted: named(sql`select ${rows.length}::integer as rows`),
      title: 'Statement of account',
      stem: 'AccountStatement',
    },
    format,
  );
}

export const statementRoute: Route = { ...on(readStatement, send), condition: statementCondition };
