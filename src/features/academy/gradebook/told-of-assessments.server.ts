import { sql } from 'kysely';
import type { Telling } from '#kit/server/read/telling';
import { tableOf } from '#kit/server/sql/fragment';
import { assessment } from './assessment.contract';

/** Tells how many scores each assessment has, for the question before it is deleted (GB8). */
export const toldOfAssessments: readonly Telling[] = [
  {
    of: assessment,
    name: 'scored',
    value: (call, id) => sql`(select count(*) from ${tableOf(call, 'score')} where "assessmentID" = ${id})`,
  },
];
