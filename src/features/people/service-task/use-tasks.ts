import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerOf, type Refusal, send } from '../../../kit/web/call';
import { pageQuery } from '../../../kit/web/list/list-view';
import { useListView } from '../../../kit/web/list/use-list-view';
import { useSession } from '../../../shell/session';
import { adminTasks, type Tasks, userTasks } from './service-task.contract';
import { seesAllTasks } from './service-task.rules';

export const taskFilters = ['workType', 'workStatus', 'prductionStatus', 'Status'];
const sorts = [...taskFilters, 'serviceName', 'customerID', 'quantity', 'servicePrice', 'createdAt', 'employeeID'];

/** The tasks of the company or one's own, as the role says (S§6), the newest first until another order is chosen. */
export function useTasks() {
  const { claims } = useSession();
  const ofCompany = seesAllTasks(claims?.userType ?? '');
  const facts = useMemo(
    () => ({ name: 'tasks', filters: taskFilters, sorts: [...sorts, 'ProductionEmployeeID'], first: '-createdAt' }),
    [],
  );
  const list = useListView(facts);
  const { voided: _none, ...query } = pageQuery(list.view);
  const { path } = ofCompany ? adminTasks : userTasks;
  const answer = useQuery<Tasks, Refusal>({
    queryKey: [path, query],
    queryFn: async ({ signal }) => answerOf<Tasks>(await send({ method: 'GET', path, query, signal })),
    placeholderData: keepPreviousData,
  });
  return { ofCompany, list, answer };
}
