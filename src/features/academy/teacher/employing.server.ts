import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuseForeign } from '#kit/server/read/send';
import { refuseConflict } from '#kit/server/refusal';
import { idOf, on, saved } from '#kit/server/routes/crud';
import { change, lock } from '#kit/server/write/change';
import { newOf } from '#house/rights/calls.rules';
import { refuseWithoutRight } from '#house/rights/without-right.server';
import { employee } from '#features/people/employee/employee.contract';
import { enter } from '#features/people/employee/employee.server';
import { makeEmployee } from './employing.contract';
import { teacher } from './teacher.contract';
import { asEmployee, employedProblem } from './teacher-employee.rules';
import { itself } from './teacher.server';

/** Makes a teacher an employee too: the fields that both have are copied, the rest is what was sent. */
async function employ(call: Call, sent: BodyOf<typeof makeEmployee>) {
  refuseWithoutRight(call, newOf(employee));
  const stored = await lock(call, teacher, idOf(call));
  await refuseForeign(call, teacher, stored._id, itself);
  refuseConflict(employedProblem(stored));
  const { _id: employeeID } = await enter(call, { ...sent, ...asEmployee(stored), _id: newId() });
  const info = await change(call, teacher, stored._id, { employeeID });
  return saved(t('{teacher} is an employee now', { teacher: stored.teacherName }), info);
}

export const employingRoutes: Route[] = [on(makeEmployee, employ)];
