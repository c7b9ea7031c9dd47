import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { sendList } from '#kit/server/read/send';
import type { Telling } from '#kit/server/read/telling';
import { refuseInvalid } from '#kit/server/refusal';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import { allOf, type Fragment, functionOf, type OfBrand } from '#kit/server/sql/fragment';
import type { Debt } from './debt.contract';
import type { dueTold } from './due.contract';

/** The overdue amount, as SQL over a debt's row `t`. */
export function overdueIn(call: Pick<Call, 'brand' | 'today'>, debt: Debt): Fragment {
  return live(openBefore(call, columnsOf(debt), sql`${call.today}::date`), sql`0::numeric`);
}

/** The uncovered amount of the parts of a debt that are due before a day: `overdueOf` as SQL. */
export function openBefore(of: OfBrand, due: DueColumns, day: Fragment): Fragment {
  return sql`${functionOf(of, 'debt_overdue')}(${listed(due)}, ${day})`;
}

/** The day of the first part of a debt that is not covered: `nextDueOf` as SQL. */
export function firstOpen(of: OfBrand, due: DueColumns): Fragment {
  return sql`${functionOf(of, 'debt_next_due')}(${listed(due)})`;
}

/** The day on which a debt is next due, over its row `t`; null where all is paid. */
export function nextDueIn(call: Pick<Call, 'brand'>, debt: Debt): Fragment {
  return live(firstOpen(call, columnsOf(debt)), sql`null::date`);
}

/** The facts about the due days of a kind of debt that its list tells. */
export function dueTellings(of: Entity, debt: Debt): Telling[] {
  const values = { overdue: overdueIn, nextDue: nextDueIn };
  return (['overdue', 'nextDue'] as const satisfies readonly (keyof typeof dueTold)[]).map((name) => ({
    of,
    name,
    value: (call) => values[name](call, debt),
  }));
}

/** `overdue=1` in a list of debts: those of which a part was due before today and is not covered (DE11). */
export function listWithOverdue(of: Entity, debt: Debt, scope?: Scope): OwnWay {
  const overdue: Scope = (call) => {
    const seen = scope?.(call);
    const late = [sql`${sql.ref(`t.${debt.balance}`)} > 0`, sql`${overdueIn(call, debt)} > 0`];
    return allOf(seen ? [seen, ...late] : late);
  };
  return {
    query: ['overdue'],
    answer: async (call, usual) => {
      const { overdue: asked, ...query } = call.query;
      if (asked === undefined) return usual(call);
      if (asked !== '1') refuseInvalid({ overdue: t('overdue takes 1') });
      return sendList({ ...call, query }, of, overdue);
    },
  };
}

/** A value for live debts only: a voided debt is due on no day. */
function live(value: Fragment, otherwise: Fragment): Fragment {
  return sql`case when t."voidedAt" is null then ${value} else ${otherwise} end`;
}

/** The columns of a debt from which its due days are calculated. */
export interface DueColumns {
  readonly balance: Fragment;
  readonly paid: Fragment;
  readonly dueDate: Fragment;
  readonly plan: Fragment;
}

const listed = ({ balance, paid, dueDate, plan }: DueColumns) => sql.join([balance, paid, dueDate, plan]);

/** These columns in a debt's own row `t`. */
export function columnsOf({ balance, paid, plan }: Debt): DueColumns {
  const own = (name: string) => sql.ref(`t.${name}`);
  return {
    balance: own(balance),
    paid: own(paid),
    dueDate: own('dueDate'),
    plan: plan === undefined ? sql`null::jsonb` : own(plan),
  };
}
