import { sql } from 'kysely';
import { counted, t } from '#kit/contract/language';
import { monthOf } from '#kit/rules/calendar';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, unnamed } from '#kit/server/sql/statement';
import { messagesFeature } from '#house/message/messages-feature.contract';
import { settingsOf } from '#house/organisation/organisation.server';
import type { HealthFact } from './health.contract';

interface Found {
  readonly late: number;
  readonly failed: number;
  readonly spent: number;
}

/** The facts about messages: what waits, what failed today, and what SMS cost this month; none while messages are switched off. */
export async function aboutMessages(call: Call): Promise<HealthFact[]> {
  if (!call.house.features.has(messagesFeature.name)) return [];
  const table = tableOf(call, 'message');
  const [found] = await ask<Found>(
    call.database,
    unnamed(sql`select
      (select count(*) from ${tableOf(call, 'message_waiting')} where "dueAt" < ${call.now}::timestamptz - interval '1 hour') as late,
      (select count(*) from ${table} where "messageStatus" = 'failed' and "createdAt" > ${call.now}::timestamptz - interval '1 day') as failed,
      (select coalesce(sum(cost), 0) from ${table}
        where "createdAt" >= (${monthOf(call.today)} || '-01')::timestamp at time zone ${call.house.timeZone}) as spent`),
  );
  const { late = 0, failed = 0, spent = 0 } = found ?? {};
  const name = t('Messages');
  const { currencySign } = await settingsOf(call);
  const cost = t('SMS cost {cost} this month.', { cost: `${currencySign}${spent.toFixed(2)}` });
  const waiting = counted(
    late,
    '{count} message waits for more than an hour.',
    '{count} messages wait for more than an hour.',
  );
  const failures = counted(failed, '{count} message failed within a day.', '{count} messages failed within a day.');
  const told = [...(late > 0 ? [waiting] : []), ...(failed > 0 ? [failures] : []), cost];
  return [{ name, tone: late > 0 || failed > 0 ? 'attention' : 'good', said: told.join(' ') }];
}
