import { callOf, under, changeOf, optionsOf } from '#house/rights/calls.rules';
import { statusesAlone } from '#features/shop/service/service.server';
import { service } from '#features/shop/service/service.contract';
import { employee } from '#features/people/employee/employee.contract';
import type { Slice } from '#house/slice/slice.server';
import { serviceTaskRoutes } from './service-task.server';
import { tasksReportRoutes } from './tasks-report.server';
import { tasksScreen, tasksReportScreen } from './service-task.screens';
import { adminTasks, userTasks, tasksReport } from './service-task.contract';

export const serviceTaskSlice: Slice = {
  routes: [...serviceTaskRoutes, ...tasksReportRoutes],
  grants: [
    {
      screen: tasksScreen,
      calls: [callOf(adminTasks), callOf(userTasks), ...under(statusesAlone, [changeOf(service)])],
    },
    { screen: tasksReportScreen, calls: [callOf(tasksReport), optionsOf(employee)] },
  ],
  news: {
    'task assigned': { screen: tasksScreen, right: callOf(userTasks) },
    'task done': { screen: tasksScreen, right: callOf(userTasks) },
  },
};
