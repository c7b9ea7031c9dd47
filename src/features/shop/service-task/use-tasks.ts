import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerOf, type Query, type Refusal, send } from '#kit/web/call';
import { download } from '#kit/web/work/download';
import { matchQuery, pageQuery } from '#kit/web/list/list-view';
import type { FileFormat } from '#kit/web/list/ListTools';
import { asideOf } from '#kit/web/list/column';
import { useListView } from '#kit/web/list/use-list-view';
import type { Page } from '#kit/web/use-entity';
import { useSession } from '#house/session/session';
import { seesAllTasks } from '#features/shop/service/service.rules';
import { taskColumns } from './task-columns';
import { adminTasks, type Task, type TaskPart, type Tasks, userTasks } from './service-task.contract';

export const taskFilters = ['workType', 'workStatus', 'prductionStatus', 'Status'];
const sorts = [...taskFilters, 'serviceName', 'customerID', 'quantity', 'servicePrice', 'createdAt', 'employeeID'];

export interface TaskSheets {
  readonly page: (page: number, pageSize: number) => Promise<Page<Task>>;
  readonly file: (format: FileFormat) => Promise<void>;
}

/** The tasks of the company or one's own, as the role says (S§6), the newest first until another order is chosen. */
export function useTasks() {
  const { claims } = useSession();
  const ofCompany = seesAllTasks(claims?.userType ?? '');
  const facts = useMemo(
    () => ({
      name: 'tasks',
      filters: taskFilters,
      sorts: [...sorts, 'ProductionEmployeeID'],
      first: '-createdAt',
      aside: asideOf(taskColumns),
      tabs: [],
    }),
    [],
  );
  const list = useListView(facts);
  const { voided: _none, ...query } = pageQuery(list.view);
  const { path } = ofCompany ? adminTasks : userTasks;
  const read = async (of: Query, signal?: AbortSignal) =>
    answerOf<Tasks>(await send({ method: 'GET', path, query: of, signal }));
  const answer = useQuery<Tasks, Refusal>({
    queryKey: [path, query],
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
  });
  return { ofCompany, list, answer, sheets: sheetsOf };

  /** What leaves the screen of one of the arrays: pages for paper, and files. */
  function sheetsOf(part: TaskPart): TaskSheets {
    const { voided: _not, ...matching } = matchQuery(list.view);
    return {
      page: async (page, pageSize) => {
        const found = await read({ ...matching, page, pageSize });
        return { rows: found[part], count: found[`${part}Count`], totals: {} };
      },
      file: (format) => download({ path, query: { ...matching, format, part } }, `TableContent.${format}`),
    };
  }
}
