import { sql } from 'kysely';
import { listed, t } from '#kit/contract/language';
import type { Entity, Row } from '#kit/contract/entity';
import { countedOf } from '#kit/contract/thing';
import type { Call } from '#kit/server/call';
import { refuse, refuseConflict } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { fee } from '#features/academy/fee/fee.contract';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import type { enrollment } from './enrollment.contract';

type Stored = Row<typeof enrollment>;

declare module '#house/slice/slice.server' {
  interface Slice {
    /**
     * The records that it has of a student in a class, by `studentID` and `classID`: an enrollment must not be deleted and leave them
     * behind (E12).
     */
    readonly studentRecords?: Entity;
  }
}

declare module '#kit/server/product' {
  interface Product {
    /** The records that slices have of a student in a class. */
    readonly studentRecords: readonly Entity[];
  }
}

/**
 * Refuses to delete an enrollment that would leave receipts or records behind, saying what and how many. Its class is held, as it is
 * while a register is saved, so that records being written at the moment are counted.
 */
export async function refuseUsed(call: Call, stored: Stored): Promise<void> {
  const uses = [...(await receiptUses(call, stored)), ...(await recordUses(call, stored))];
  if (uses.length === 0) return;
  const list = listed(uses);
  refuse(409, t('Still in use by {uses}', { uses: list }));
}

/** Refuses to move an enrollment to another student or class once it is charged or has records. */
export async function refuseMoved(call: Call, stored: Stored, names: readonly string[]): Promise<void> {
  const fees = await countOf(
    call,
    sql`${tableOf(call, fee.table)} where "enrollmentID" = ${stored._id} and "voidedAt" is null`,
  );
  const uses = await recordUses(call, stored);
  if (fees > 0 || uses.length > 0)
    refuseConflict(t('Student, course and class are fixed once fees, marks or attendance refer to them'), names[0]);
}

async function receiptUses(call: Call, { _id }: Stored): Promise<string[]> {
  const count = await countOf(
    call,
    sql`${tableOf(call, feeReceipt.table)} r join ${tableOf(call, fee.table)} f on f._id = r."feeID"
     where f."enrollmentID" = ${_id} and r."voidedAt" is null`,
  );
  return said(count, feeReceipt);
}

async function recordUses(call: Call, { studentID, classID }: Stored): Promise<string[]> {
  let uses: string[] = [];
  for (const of of call.product.studentRecords) {
    const count = await countOf(
      call,
      sql`${tableOf(call, of.table)} where "studentID" = ${studentID} and "classID" = ${classID}`,
    );
    uses = uses.concat(said(count, of));
  }
  return uses;
}

async function countOf(call: Call, from: Fragment): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(call.db);
  return rows[0]?.count ?? 0;
}

function said(count: number, of: Entity): string[] {
  return count > 0 ? [countedOf(count, of)] : [];
}
