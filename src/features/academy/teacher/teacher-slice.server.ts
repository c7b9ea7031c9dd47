import { teacherScreen } from './teacher.screens';
import { teacher } from './teacher.contract';
import { employee } from '#features/people/employee/employee.contract';
import { callOf, callsOf, importOf, listOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { itself, teacherRoutes } from './teacher.server';
import { employeeInStep, userInStep } from './teacher-in-step.server';
import { makeEmployee } from './employing.contract';
import { employingRoutes } from './employing.server';
import { toldOfPerson } from './told-of-person.server';
import { teacherChecks } from './teacher-checks.server';

export const teacherSlice: Slice = {
  routes: [...teacherRoutes, ...employingRoutes],
  // Without the choice list of employees: only users with the screen of employees name the employee who is the same person.
  only: [{ screen: teacherScreen, calls: [...callsOf(teacher), importOf(teacher), callOf(makeEmployee)] }],
  checks: teacherChecks,
  followsUsers: userInStep,
  followsEmployees: employeeInStep,
  tells: toldOfPerson,
  finds: {
    entity: teacher,
    screen: teacherScreen,
    right: () => listOf(teacher),
    login: 'username',
    scope: itself,
    isAlso: { entity: employee, field: 'employeeID' },
  },
};
