import { sql } from 'kysely';
import type { SentFields } from '#kit/contract/field';
import type { Call } from '#kit/server/call';
import { advancing } from '#kit/server/counter';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { insertMany } from '#kit/server/write/insert';
import { certificate } from '#features/academy/certificate/certificate.contract';
import { resultsOfClass } from './candidates.server';
import type { certificateFields } from './completion.contract';
import { certIDsAfter } from './completion.rules';
import type { HeldSeat } from './hold.server';

/**
 * Makes the certificates of a class, with what each has reached in it (PA4); whoever has one of the type is passed over, unless it is
 * blocked. Answers how many.
 */
export async function certify(
  call: Call,
  classID: string,
  graduated: readonly HeldSeat[],
  { certificateType, issueDate }: SentFields<typeof certificateFields>,
): Promise<number> {
  const had = await askPrepared<{ studentID: string }>(
    call.db,
    sql`select "studentID" from ${tableOf(call, 'certificate')}
      where "classID" = ${classID} and "certificateType" = ${certificateType} and status <> 'blocked'`,
  );
  const certified = new Set(had.map(({ studentID }) => studentID));
  const rows = (await resultsOfClass(call, classID)).rows.filter(
    ({ studentID: { _id } }) => !certified.has(_id) && graduated.some(({ studentID }) => studentID === _id),
  );
  const ids = await newIDs(call, issueDate.slice(0, 4), rows.length);
  const paper = { classID, certificateType, issueDate, registerDate: call.today, status: 'order' } as const;
  const made = await insertMany(
    call,
    certificate,
    rows.map(({ studentID, average, grade }, index) => ({
      ...paper,
      studentID: studentID._id,
      certID: ids[index] ?? '',
      average,
      grade,
    })),
  );
  return made.length;
}

/** The ids of new certificates. The sequence of their numbers is held until the call ends, so that nobody is given the same (PA3). */
async function newIDs(call: Call, year: string, count: number): Promise<string[]> {
  const sequence = { sequence: `${certificate.table}.certificateNo`, first: 1, count: 0 };
  const [held] = await askPrepared<{ last: number }>(call.db, advancing(call, sequence));
  const typed = await askPrepared<{ certID: string }>(
    call.db,
    sql`select "certID" from ${tableOf(call, 'certificate')} where "certID" like ${`${year}-%`}`,
  );
  return certIDsAfter(year, held?.last ?? 0, count, new Set(typed.map(({ certID }) => certID)));
}
