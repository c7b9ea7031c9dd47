import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Got, Row } from '#kit/contract/entity';
import type { Money } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { type Call, caller } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { setColumnsIf } from '#kit/server/write/change';
import { voiding, voidRecord } from '#kit/server/write/erase';
import { insertMany } from '#kit/server/write/insert';
import { credit, type CreditSource } from './credit.contract';
import { creditProblem, creditSides, type CreditPayer, type NewCredit, payerField } from './credit.rules';

export type { CreditPayer } from './credit.rules';

const adding = Object.entries(creditSides).flatMap(([kind, side]) => (side === 1 ? [sql.lit(kind)] : []));

/** A person's credit as SQL over live rows: what was paid ahead, less what was used and given back. */
export const creditSum = sql`coalesce(sum(case when kind in (${sql.join(adding)}) then amount else -amount end), 0)`;

/** A person's credit as a column of another statement. */
export function creditIn(call: Call, payer: CreditPayer): Fragment {
  return sql`(select ${creditSum} from ${tableOf(call, 'credit')}
    where ${sql.ref(payerField(payer))} = ${payer._id} and "voidedAt" is null)`;
}

/** The credit of several people, students and customers, by id; people without any are left out. */
export async function creditOfAll(call: Call, people: readonly string[]): Promise<ReadonlyMap<string, Money>> {
  if (people.length === 0) return new Map();
  const rows = await askPrepared<{ _id: string; credit: Money }>(
    call.db,
    sql`select coalesce("studentID", "customerID") as _id, ${creditSum} as credit from ${tableOf(call, 'credit')}
      where ("studentID" = any(${people}::uuid[]) or "customerID" = any(${people}::uuid[])) and "voidedAt" is null
      group by 1`,
  );
  return new Map(rows.filter((row) => row.credit !== 0).map((row) => [row._id, row.credit]));
}

/** The credit of a person as it was at a moment. */
export async function creditAt(call: Call, payer: CreditPayer, moment: string): Promise<Money> {
  const [row] = await askPrepared<{ credit: Money }>(
    call.db,
    sql`select ${creditSum} as credit from ${tableOf(call, 'credit')}
      where ${sql.ref(payerField(payer))} = ${payer._id} and "createdAt" <= ${moment}::timestamptz
        and ("voidedAt" is null or "voidedAt" > ${moment}::timestamptz)`,
  );
  return row?.credit ?? noMoney;
}

/** Holds a person whose credit moves until the call ends, and returns the credit: another call that uses it at the same moment waits here. */
export async function holdCredit(call: Call, payer: CreditPayer): Promise<Money> {
  // For no key update: other calls may make documents of the person meanwhile, and only the credit waits.
  const [held] = await askPrepared<{ _id: string }>(
    call.db,
    sql`select _id from ${tableOf(call, payer.kind)} where _id = ${payer._id} for no key update`,
  );
  if (!held) refuseInvalid({ [payerField(payer)]: t('Choose from the list') });
  // A statement of its own, because the one that waited sees the state from before.
  return creditNow(call, payer);
}

/** The credit of a person, whom the call holds. */
export async function creditNow(call: Call, { _id }: CreditPayer): Promise<Money> {
  return (await creditOfAll(call, [_id])).get(_id) ?? noMoney;
}

/** Refuses to take more of a person's credit than there is (CO12). */
export function refuseMoreCredit(
  wanted: Money,
  { credit: left, shown }: { readonly credit: Money; readonly shown: (amount: Money) => string },
  field: string,
): void {
  refuseConflict(creditProblem(wanted, left, shown), field);
}

/** Makes rows of credit of a person, whom the call holds. */
export async function makeCredit(
  call: Call,
  payer: CreditPayer,
  rows: readonly NewCredit[],
): Promise<Got<typeof credit>[]> {
  return insertMany(
    call,
    credit,
    rows.map((row) => columnsOfCredit(call, payer, row)),
  );
}

/** Makes rows of the credit of several people, whom the call holds. */
export async function makeUses(
  call: Call,
  uses: readonly { readonly payer: CreditPayer; readonly use: NewCredit }[],
): Promise<void> {
  await insertMany(
    call,
    credit,
    uses.map(({ payer, use }) => columnsOfCredit(call, payer, use)),
  );
}

function columnsOfCredit(call: Call, payer: CreditPayer, made: NewCredit) {
  const { _id = newId(), accountID = null, source = null, reason = null, ...row } = made;
  const whose = { studentID: null, customerID: null, [payerField(payer)]: payer._id };
  return { _id, ...row, ...whose, accountID, source, reason, userID: caller(call)._id };
}

/** Gives a person back the credit that these documents used. */
export async function voidCreditOf(call: Call, sources: readonly string[], reason: string | null): Promise<void> {
  for (const source of sources)
    await setColumnsIf(
      call,
      credit,
      sql`source ->> '_id' = ${source} and kind = 'used' and "voidedAt" is null`,
      'void',
      voiding(call, reason),
    );
}

/** Voids the credit that a credit note made of a person, whom the call holds. */
export async function voidCreditOfNote(call: Call, noteID: string, reason: string | null): Promise<void> {
  const made = sql`source ->> '_id' = ${noteID} and kind = 'creditNote' and "voidedAt" is null`;
  await setColumnsIf(call, credit, made, 'void', voiding(call, reason));
}

/** The live advances that a payment made. */
export async function advancesOf(call: Call, paymentID: string): Promise<Row<typeof credit>[]> {
  return askPrepared(
    call.db,
    sql`select * from ${tableOf(call, 'credit')}
      where source ->> '_id' = ${paymentID} and kind = 'advance' and "voidedAt" is null order by _id for update`,
  );
}

/** Voids an advance that no close has counted, of a person whom the call holds. */
export async function voidAdvance(call: Call, _id: string, reason: string | null): Promise<void> {
  await voidRecord(call, credit, _id, reason);
}

/** The number of the receipt by which a person's credit was used last; undefined if it was given back. */
export async function lastUse(call: Call, payer: CreditPayer): Promise<CreditSource | undefined> {
  const [row] = await askPrepared<{ source: CreditSource }>(
    call.db,
    sql`select source from ${tableOf(call, 'credit')} where ${sql.ref(payerField(payer))} = ${payer._id}
      and kind = 'used' and "voidedAt" is null order by "creditNo" desc limit 1`,
  );
  return row?.source;
}
