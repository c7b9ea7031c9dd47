import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { on } from '#kit/server/routes/crud';
import type { Fragment } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { brandNamed } from '#house/brand/brand.server';
import { listOf } from '#house/rights/calls.rules';
import { isAdministrator } from '#house/role/escalation.rules';
import type { Told } from '#house/session/login.contract';
import { attendanceScreen } from '#features/academy/attendance/attendance.screens';
import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import { complaint } from '#features/academy/complaint/complaint.contract';
import { fee } from '#features/academy/fee/fee.contract';
import { feeDebt } from '#features/academy/fee/fee-debt.contract';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { debtsScreen } from '#features/ledger/debt/debts.screens';
import { invoice } from '#features/shop/invoice/invoice.contract';
import { invoiceDebt } from '#features/shop/invoice-receipt/invoice-debt.contract';
import { service } from '#features/shop/service/service.contract';
import { serviceDebt } from '#features/shop/service/service-debt.contract';
import { stockItem } from '#features/shop/stock/stock.contract';
import { begunIn } from './begun.server';
import { firstSteps } from './first-steps.rules';
import { type Awaited, dismissSteps, type EnrolledSoFar, getAwaited, getToday, type Today } from './today.contract';
import { spansOf } from './today.rules';
import {
  complaintsOf,
  enrolledSoFar,
  monthSoFar,
  owedAndOverdueIn,
  owedIn,
  registersOf,
  stockOf,
  waitingOf,
} from './today-parts.server';
import { firstStepsHint } from './today-tables.server';

interface Answer extends Partial<Pick<Today, 'registers' | 'owed' | 'stock' | 'complaints' | 'waiting'>> {
  readonly month: Pick<Today['month'], 'income' | 'expense'>;
  readonly enrolled?: EnrolledSoFar;
  /** Null if nobody wants to see the first steps. */
  readonly begun?: readonly string[] | null;
}

/** Answers the day, read in one statement. */
async function read(call: Call): Promise<Today> {
  refuseUnknownQuery(call.query, []);
  const parts = Object.entries(partsFor(call)).map(([name, part]) => sql`(${part}) as ${sql.id(name)}`);
  const [row] = await ask<Answer>(call.database, named(sql`select ${sql.join(parts)}`));
  if (!row) throw new Error('PostgreSQL said nothing of the day');
  const {
    begun = null,
    registers = null,
    owed = null,
    stock = null,
    complaints = null,
    enrolled = null,
    waiting = null,
    month,
  } = row;
  return {
    registers,
    owed,
    stock,
    complaints,
    month: { ...month, enrolled, sameDay: spansOf(call.today).sameDay },
    steps: begun && firstSteps(brandNamed(call.brand), new Set(begun)),
    waiting,
  };
}

/** The parts that the caller may see. */
function partsFor(call: Call): Readonly<Record<string, Fragment>> {
  const me = caller(call);
  // The screen leads to the list, which is denied to some roles that have the screen.
  const may = ({ path, screen }: Entity) =>
    screen !== undefined &&
    me.screens.has(screen.path) &&
    call.product.rights.problem(listOf({ path }), me, call.brand) === undefined;
  return {
    month: monthSoFar(call),
    ...(call.brand === 'academy' ? { enrolled: enrolledSoFar(call) } : {}),
    ...(me.screens.has(attendanceScreen.path) ? { registers: registersOf(call) } : {}),
    ...owedPart(call, [fee, service, invoice].some(may)),
    ...(may(stockItem) ? { stock: stockOf(call) } : {}),
    ...(may(complaint) ? { complaints: complaintsOf(call) } : {}),
    ...(may(enrollment) && call.house.features.has(timetableFeature.name) ? { waiting: waitingOf(call) } : {}),
    ...(isAdministrator(me.userType) ? { begun: begunIn(call, brandNamed(call.brand)) } : {}),
  };
}

const debts = [feeDebt, serviceDebt, invoiceDebt];

/** The sum that is owed, for readers of one of its lists, and how much of it is overdue, for readers of the aged debts. */
function owedPart(call: Call, seesLists: boolean): Partial<Record<'owed', Fragment>> {
  if (caller(call).screens.has(debtsScreen.path)) return { owed: owedAndOverdueIn(call, debts) };
  return seesLists ? { owed: owedIn(call, debts) } : {};
}

/** `GET summary/today`. What belongs to features that do not exist yet is left out. */
async function awaited(call: Call): Promise<Awaited> {
  refuseUnknownQuery(call.query, []);
  const { owed, registers, waiting } = partsFor(call);
  const asked = { owed: caller(call).screens.has(debtsScreen.path) ? owed : undefined, registers, waiting };
  const parts = Object.entries(asked).map(
    ([name, part]) => sql`${part ? sql`(${part})` : sql`null::json`} as ${sql.id(name)}`,
  );
  const [row] = await ask<Pick<Answer, 'owed' | 'registers' | 'waiting'>>(
    call.database,
    named(sql`select ${sql.join(parts)}`),
  );
  return {
    overdue: row?.owed?.overdue ?? null,
    registersMissing: row?.registers?.missing ?? null,
    waiting: row?.waiting?.students ?? null,
    enquiriesDue: null,
    atRisk: null,
    jobsLate: null,
    jobsReady: null,
  };
}

/** Hides the first steps for everybody. */
async function dismiss(call: Call): Promise<Told> {
  await call.db
    .insertInto('dismissed')
    .values({ what: firstStepsHint, createdAt: call.now, userID: caller(call)._id })
    .onConflict((conflict) => conflict.column('what').doNothing())
    .execute();
  return { status: true, message: t('The first steps are no longer shown') };
}

export const todayRoutes: Route[] = [on(getToday, read), on(getAwaited, awaited), on(dismissSteps, dismiss)];
