import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import type { Money } from '#kit/contract/money';
import { t } from '#kit/contract/language';
import { type Call, caller } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { refuseForeign } from '#kit/server/read/send';
import { refuse, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { uuid } from '#kit/server/record-id';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { refuseVoided } from '#kit/server/write/change';
import { type LinkKind, linkOf, makeLink } from '#house/link/link.contract';
import { linkTo } from '#house/link/link.server';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import { callOf, listOf } from '#house/rights/calls.rules';
import { fee } from '#features/academy/fee/fee.contract';
import { ownMoney } from '#features/academy/fee/fee.server';
import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { ownPayments } from '#features/counter/payment/payment.server';
import { payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { receiptCondition } from '#features/ledger/receipt-path/receipt-path.server';
import { student } from '#features/academy/student/student.contract';
import { ownStudents } from '#features/academy/student/student.server';
import { customer } from '#features/shop/customer/customer.contract';
import { invoice } from '#features/shop/invoice/invoice.contract';
import { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import { service } from '#features/shop/service/service.contract';
import { serviceReceipt } from '#features/shop/service-receipt/service-receipt.contract';
import type { RecordFacts } from './compose.server';
import { type Paid, paidRows } from './paid.server';
import { paidFacts } from './receipts.server';

/** The facts of a record that a message is about. */
type About = 'receipt' | 'debt' | 'statement' | 'seat';

/** A kind of record that a message can be about. */
interface Kind {
  readonly entity: Entity;
  readonly is: About;
  /** The right to read it, if it is not that of its list. */
  readonly right?: string;
  readonly scope?: Scope;
  /** The links that show it to everybody. */
  readonly linked?: LinkKind;
  /** Its facts, as SQL over its row `t`; those of a payment are read with its receipts. */
  readonly facts?: (call: Call) => Fragment;
  /** A condition on its row `t`, and the message why nothing is written if it is not met. */
  readonly only?: { readonly where: Fragment; readonly problem: () => string };
}

const dayOf = (call: Call, at: Fragment) => sql`(${at} at time zone ${call.house.timeZone})::date::text as date`;

/** The facts of a statement, which is about everything at once: it has no amount of its own, and is dated today. */
const ofStatement = (call: Call) =>
  sql`null::numeric as amount, null::bigint as number, null::uuid as "classID", ${call.today}::text as date`;

/** A student or a customer, as the record of a message, stands for their statement: callers who may make its link may send it. */
export const mayLinkStatements = `${callOf(makeLink)} ${linkOf('statement')}`;

const kinds: readonly Kind[] = [
  {
    entity: fee,
    is: 'debt',
    scope: ownMoney,
    facts: (call) => sql`t."studentID", null::uuid as "customerID", t."feeAmount" as amount, t."feeNo" as number,
      t."classID", ${dayOf(call, sql`t."createdAt"`)}`,
  },
  {
    entity: service,
    is: 'debt',
    facts: (call) => sql`null::uuid as "studentID", t."customerID", t."servicePrice" as amount, null::bigint as number,
      null::uuid as "classID", ${dayOf(call, sql`t."createdAt"`)}`,
  },
  {
    entity: invoice,
    is: 'debt',
    linked: 'invoice',
    facts: (call) => sql`null::uuid as "studentID", t."customerID", t."Total" as amount, t."invoiceNumber" as number,
      null::uuid as "classID", ${dayOf(call, sql`t.date`)}`,
  },
  {
    entity: student,
    is: 'statement',
    right: mayLinkStatements,
    scope: ownStudents,
    linked: 'statement',
    facts: (call) => sql`t._id as "studentID", null::uuid as "customerID", ${ofStatement(call)}`,
  },
  {
    entity: customer,
    is: 'statement',
    right: mayLinkStatements,
    linked: 'statement',
    facts: (call) => sql`null::uuid as "studentID", t._id as "customerID", ${ofStatement(call)}`,
  },
  {
    entity: enrollment,
    is: 'seat',
    facts: (call) => sql`t."studentID", null::uuid as "customerID", t."Amount" as amount, null::bigint as number,
      t."classID", ${dayOf(call, sql`t."createdAt"`)}`,
    only: { where: sql`t."enrolledStatus" = 'waiting'`, problem: () => t('Nobody waits for a seat here') },
  },
  { entity: feeReceipt, is: 'receipt', right: `${listOf(feeReceipt)} ${receiptCondition('fee')}`, scope: ownMoney },
  { entity: invoiceReceipt, is: 'receipt', right: `${listOf(invoiceReceipt)} ${receiptCondition('invoice')}` },
  { entity: serviceReceipt, is: 'receipt' },
  { entity: payment, is: 'receipt', scope: ownPayments },
];

/** The record that a message is about: its person and its facts. */
export interface AboutRecord {
  readonly is: About;
  readonly studentID: string | null;
  readonly customerID: string | null;
  readonly facts: RecordFacts;
}

/** The record with this id, which the caller may read; 404 if there is none, 409 if it is voided or belongs to nobody. */
export async function recordNamed(call: Call, settings: OrganisationSettings, recordID: string): Promise<AboutRecord> {
  if (!uuid.test(recordID)) refuseInvalid({ recordID: t('Choose from the list') });
  const id = recordID.toLowerCase();
  const kind = await kindOf(call, id);
  if (!kind) return refuseMissing();
  const { entity, right = listOf(entity), scope, is } = kind;
  const problem = call.product.rights.problem(right, caller(call), call.brand);
  if (problem !== undefined) refuse(403, problem);
  await refuseForeign(call, entity, id, scope);
  const [found] = await askPrepared<AboutRow>(call.db, factsOf(call, kind, id));
  if (!found) return refuse(409, t('This record is of no student and no customer'));
  refuseVoided(found);
  if (kind.only && !found.fits) refuse(409, kind.only.problem());
  const { studentID, customerID } = found;
  if (studentID === null && customerID === null) refuse(409, t('This record is of no student and no customer'));
  const facts = 'receiptNos' in found ? await paidFacts(call, settings, found) : await debtFacts(call, kind, id, found);
  return { is, studentID, customerID, facts };
}

async function debtFacts(call: Call, { linked }: Kind, id: string, found: DebtRow): Promise<RecordFacts> {
  const { amount, date, number, classID } = found;
  const link = linked && (await linkTo(call, linked, id));
  return {
    date,
    ...(amount === null ? {} : { amount }),
    ...(number === null ? {} : { number }),
    ...(classID === null ? {} : { classID }),
    ...(link === undefined ? {} : { link }),
  };
}

/** The columns of a debt that are read. */
interface DebtRow extends Omit<Paid, 'recordID' | 'receiptNos' | 'of' | 'amount'> {
  readonly amount: Money | null;
  readonly classID: string | null;
}

type AboutRow = (Paid | DebtRow) & { readonly voidedAt: string | null; readonly fits: boolean };

async function kindOf(call: Call, id: string): Promise<Kind | undefined> {
  const each = kinds.map(
    ({ entity: { table } }, place) =>
      sql`select ${sql.lit(place)} as place from ${tableOf(call, table)} where _id = ${id}`,
  );
  const [found] = await askPrepared<{ place: number }>(call.db, sql.join(each, sql` union all `));
  return found && kinds[found.place];
}

function factsOf(call: Call, { entity: { table, erase }, facts, only }: Kind, id: string): Fragment {
  const voided = erase === 'void' ? sql`t."voidedAt"` : sql`null`;
  const fits = only?.where ?? sql`true`;
  if (facts)
    return sql`select ${facts(call)}, ${voided} as "voidedAt", ${fits} as fits from ${tableOf(call, table)} t where t._id = ${id}`;
  return sql`select p.*, null as "voidedAt", true as fits from (${paidRows(call, sql`${id} in (r._id, r."paymentID")`)}) p limit 1`;
}
