import { sql } from 'kysely';
import type { Row } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { advancing } from '#kit/server/counter';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { insertMany } from '#kit/server/write/insert';
import { certIDsAfter } from './cert-id.rules';
import { certificate } from './certificate.contract';

type Certificate = Row<typeof certificate>;

/** The facts that certificates of a class have in common. */
export type Paper = Pick<Certificate, 'classID' | 'certificateType' | 'issueDate'>;
/** A student who gets a certificate, with the result reached (PA4). */
type Certified = Pick<Certificate, 'studentID' | 'average' | 'grade'>;

/**
 * Makes certificates of a class, each with an id of its own (PA3), and returns how many. A student who has one of this type is skipped,
 * unless it is blocked.
 */
export async function certifyAll(call: Call, paper: Paper, students: readonly Certified[]): Promise<number> {
  const had = await askPrepared<{ studentID: string }>(
    call.db,
    sql`select "studentID" from ${tableOf(call, certificate.table)}
      where "classID" = ${paper.classID} and "certificateType" = ${paper.certificateType} and status <> 'blocked'`,
  );
  const certified = new Set(had.map(({ studentID }) => studentID));
  const others = students.filter(({ studentID }) => !certified.has(studentID));
  const ids = await newIDs(call, paper.issueDate.slice(0, 4), others.length);
  const common = { ...paper, registerDate: call.today, status: 'order' } as const;
  const rows = others.map((one, index) => ({ ...common, ...one, certID: ids[index] ?? '' }));
  return (await insertMany(call, certificate, rows)).length;
}

/** The ids of new certificates. The sequence of their numbers is held until the call ends, so that nobody is given the same. */
async function newIDs(call: Call, year: string, count: number): Promise<string[]> {
  const sequence = { sequence: `${certificate.table}.certificateNo`, first: 1, count: 0 };
  const [held] = await askPrepared<{ last: number }>(call.db, advancing(call, sequence));
  const typed = await askPrepared<{ certID: string }>(
    call.db,
    sql`select "certID" from ${tableOf(call, certificate.table)} where "certID" like ${`${year}-%`}`,
  );
  return certIDsAfter(year, held?.last ?? 0, count, new Set(typed.map(({ certID }) => certID)));
}
