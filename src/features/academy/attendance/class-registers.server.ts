import { sql } from 'kysely';
import { askKept } from '#kit/server/sql/statement';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { pageOf } from '#kit/server/read/list';
import { uuid } from '#kit/server/record-id';
import { refuseInvalid } from '#kit/server/refusal';
import { classRegisters, type Register } from './attendance.contract';

/** The registers of a class day by day, the last one first; whose class it is was asked before. */
export async function registersOf(call: Call): Promise<Register[]> {
  const { query } = call;
  refuseUnknownQuery(query, classRegisters.query ?? []);
  const { classID = '' } = query;
  if (!uuid.test(classID)) refuseInvalid({ classID: t('Select class') });
  const { limit, offset } = pageOf({ page: '1', ...query }) ?? { limit: 25, offset: 0 };
  const counted = (status: string) => sql<number>`count(*) filter (where "attendenceStatus" = ${status})`;
  const registers = call.db
    .selectFrom('attendance')
    .select([
      'date',
      counted('present').as('present'),
      counted('upsent').as('upsent'),
      counted('sick').as('sick'),
      sql<number>`count(*) over ()`.as('days'),
    ])
    .where('classID', '=', classID)
    .groupBy('date')
    .orderBy('date', 'desc')
    .limit(limit)
    .offset(offset);
  const days = await askKept(call.db, registers);
  call.reply.header('x-total-count', days[0]?.days ?? 0);
  return days.map(({ days: _all, ...register }) => register);
}
