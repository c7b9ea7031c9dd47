import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { addDays, dayIn, monthOf } from '#kit/rules/calendar';
import { type Call, caller, type Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import type { Scope } from '#kit/server/read/list';
import { refuseNotYours } from '#kit/server/read/send';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { change } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { type MonthTasks, performance, tasksHeader } from './performance.contract';
import { heldProblem, totalProblem, usualTasks } from './performance.rules';

type Performance = typeof performance;

const isMarketing = (call: Call) => caller(call).userType === 'Marketing';

/** The scope of entries: Marketing sees only those of its own employee; asking for another's is refused (A14). */
const ownEntries: Scope = (call) => {
  if (!isMarketing(call)) return undefined;
  const { employeeID } = caller(call);
  if (call.query.employeeID !== undefined && call.query.employeeID !== employeeID) refuseNotYours();
  return sql`t."employeeID" = ${employeeID}`;
};

async function enter(call: Call, sent: Sent<Performance> & { readonly _id: string }): Promise<Got<Performance>> {
  refuseTooMuch(sent);
  return insert(call, performance, { ...sent, userID: caller(call)._id });
}

async function edit(call: Call, stored: Row<Performance>, values: Edit<Performance>): Promise<Got<Performance>> {
  refuseTooMuch({ ...openEntry(stored), ...values });
  return change(call, performance, stored._id, values);
}

async function remove(call: Call, stored: Row<Performance>): Promise<Got<Performance>> {
  openEntry(stored);
  return erase(call, performance, stored._id);
}

/** An entry that no payroll holds; any other is refused (G9). */
function openEntry(stored: Row<Performance>): Row<Performance> {
  refuseConflict(heldProblem(stored));
  return stored;
}

function refuseTooMuch({ taskPrice, commission }: Pick<Sent<Performance>, 'taskPrice' | 'commission'>): void {
  const problem = totalProblem(taskPrice, commission);
  if (problem !== undefined) refuseInvalid({ taskPrice: problem });
}

/** The tasks of Marketing this month, and those that are done (G8). */
async function monthTasks(call: Call): Promise<MonthTasks> {
  const { employeeID } = caller(call);
  const own = await call.db
    .selectFrom('employee')
    .select('totalTaskRequired')
    .where('_id', '=', employeeID)
    .executeTakeFirst();
  const done = await call.db
    .selectFrom('performance')
    .select(['quantity', 'taskDate'])
    .where('employeeID', '=', employeeID)
    // A day wider on both sides than any time zone; which entries are in the month is decided by their local days.
    .where('taskDate', '>=', addDays(`${monthOf(call.today)}-01`, -1))
    .execute();
  const inMonth = done.filter(
    ({ taskDate }) => monthOf(dayIn(call.house.timeZone, new Date(taskDate))) === monthOf(call.today),
  );
  return {
    required: own?.totalTaskRequired ?? usualTasks,
    count: inMonth.reduce((total, { quantity }) => total + quantity, 0),
  };
}

/** The list, with the month's tasks for Marketing. */
const tellingTasks: OwnWay = {
  answer: async (call, usual) => {
    if (isMarketing(call)) call.reply.header(tasksHeader, JSON.stringify(await monthTasks(call)));
    return usual(call);
  },
};

export const performanceRoutes: Route[] = crud(performance, {
  scope: ownEntries,
  list: tellingTasks,
  create: enter,
  update: edit,
  remove,
});
