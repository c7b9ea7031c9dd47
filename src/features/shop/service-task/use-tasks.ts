import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerOf, type Query, type Refusal, send } from '#kit/web/call';
import { download } from '#kit/web/work/download';
import { words } from '#kit/contract/language';
import { allTab, type ListTab } from '#kit/web/list/tabs';
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

const openTab: ListTab = { name: 'open', label: words('Open'), query: { work: 'open' }, empty: words('No open tasks') };
const doneTab: ListTab = {
  name: 'done',
  label: words('Done'),
  query: { work: 'done' },
  empty: words('No task is done yet'),
};
const recordedTab: ListTab = {
  name: 'recorded',
  label: words('Recorded by me'),
  query: {},
  empty: words('Services that you recorded appear here. There are none yet.'),
};
const companyTabs = [openTab, doneTab, allTab];
const ownTabs = [openTab, doneTab, recordedTab, allTab];

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
      tabs: ofCompany ? companyTabs : ownTabs,
    }),
    [ofCompany],
  );
  const list = useListView(facts);
  const tab = facts.tabs.find(({ name }) => name === list.view.tab);
  const part: TaskPart = tab === recordedTab ? 'salesTasks' : 'serviceTasks';
  const { voided: _none, ...viewed } = pageQuery(list.view);
  const query = { ...viewed, ...tab?.query };
  const { path } = ofCompany ? adminTasks : userTasks;
  const read = async (of: Query, signal?: AbortSignal) =>
    answerOf<Tasks>(await send({ method: 'GET', path, query: of, signal }));
  const answer = useQuery<Tasks, Refusal>({
    queryKey: [path, query],
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
  });
  return { ofCompany, list, tabs: facts.tabs, tab, part, answer, sheets: sheets() };

  /** Reads the matching tasks for paper and for files. */
  function sheets(): TaskSheets {
    const { voided: _not, ...viewed } = matchQuery(list.view);
    const matching = { ...viewed, ...tab?.query };
    return {
      page: async (page, pageSize) => {
        const found = await read({ ...matching, page, pageSize });
        return { rows: found[part], count: found[`${part}Count`], totals: {} };
      },
      file: (format) => download({ path, query: { ...matching, format, part } }, `TableContent.${format}`),
    };
  }
}
