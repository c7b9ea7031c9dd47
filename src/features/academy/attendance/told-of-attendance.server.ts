import { sql } from 'kysely';
import { type Call, caller } from '#kit/server/call';
import type { Telling } from '#kit/server/read/telling';
import { tableOf } from '#kit/server/sql/fragment';
import { listOf } from '#house/rights/calls.rules';
import { seatOfClass } from '#features/academy/enrollment/enrollment.contract';
import { attendance } from './attendance.contract';

/**
 * The share of the lessons of a class that a student attended, told to readers of registers; null before the first register (CL15).
 */
export const toldOfAttendance: readonly Telling[] = [
  { of: seatOfClass, name: 'attended', value: (call) => (maySee(call) ? attendedIn(call) : undefined) },
];

const maySee = (call: Call) => call.product.rights.problem(listOf(attendance), caller(call), call.brand) === undefined;

const attendedIn = (call: Call) => sql`(
  select round(sum(a.attended)::numeric / count(*), 3) from ${tableOf(call, attendance.table)} a
  where a."studentID" = t."studentID" and a."classID" = t."classID")`;
