import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import type { Entity } from '#kit/contract/entity';
import { comma, t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { sendList } from '#kit/server/read/send';
import { refuseField } from '#kit/server/refusal';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import { allOf, type Fragment, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { type Running, runnings } from './running.contract';

const isOver = (day: Day) => sql`(c."endDate" < ${day}::date or c."classStatus" in ('completed', 'blocked'))`;

const conditions: Readonly<Record<Running, (day: Day) => Fragment>> = {
  active: (day) => sql`not ${isOver(day)} and c."startedDate" <= ${day}::date`,
  upcoming: (day) => sql`not ${isOver(day)} and c."startedDate" > ${day}::date`,
  past: isOver,
};

/** The ids of the classes that run, are to come, or are over. */
export function classesThat(runs: Running, call: OfBrand & Pick<Call, 'today'>): Fragment {
  return sql`(select c._id from ${tableOf(call, 'school_class')} c where ${conditions[runs](call.today)})`;
}

/** `runs=active` in a list: the records `t` that `condition` finds for such classes. */
export function listByRunning(of: Entity, condition: (runs: Running, call: Call) => Fragment, scope?: Scope): OwnWay {
  return {
    query: ['runs'],
    answer: async (call, usual) => {
      const { runs, ...query } = call.query;
      if (runs === undefined) return usual(call);
      const found = runnings.find((one) => one === runs) ?? refuseRunning();
      const seen = scope?.(call);
      const within = allOf([...(seen ? [seen] : []), condition(found, call)]);
      return sendList({ ...call, query }, of, () => within);
    },
  };
}

function refuseRunning(): never {
  return refuseField(400, 'runs', t('Choose one of: {choices}', { choices: runnings.join(comma()) }));
}
