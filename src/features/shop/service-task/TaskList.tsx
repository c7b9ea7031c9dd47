import { IconCheck, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Entity } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { LazyNothing } from '#kit/web/list/LazyNothing';
import { type Column, shownOf } from '#kit/web/list/column';
import { DataTable } from '#kit/web/list/DataTable';
import { EmptyState } from '#kit/web/list/EmptyState';
import { FilterBar } from '#kit/web/list/FilterBar';
import { ListTools } from '#kit/web/list/ListTools';
import { narrowings } from '#kit/web/list/list-view';
import { Pager } from '#kit/web/list/Pager';
import { PrintedRest } from '#kit/web/list/PrintedRest';
import type { RowAction } from '#kit/web/list/row-action';
import type { ListState } from '#kit/web/list/use-list-view';
import type { ListTab } from '#kit/web/list/tabs';
import { usePrint } from '#kit/web/list/use-print';
import { toastWrong } from '#kit/web/toast';
import { useSave } from '#kit/web/use-save';
import { service } from '#features/shop/service/service.contract';
import type { Task } from './service-task.contract';
import { settable, statusForm } from './task-form';
import { taskFilters, type TaskSheets } from './use-tasks';

const PrintedView = lazy(async () => ({ default: (await import('#kit/web/list/PrintedView')).PrintedView }));

// Voided services are not tasks.
const filtered: Entity = { ...service, erase: 'delete' };

interface Props {
  readonly list: ListState;
  /** The tab that is open. */
  readonly part: ListTab | undefined;
  /** Undefined while the first page is loading. */
  readonly rows: readonly Task[] | undefined;
  readonly count: number;
  readonly sheets: TaskSheets;
  readonly columns: readonly Column<Task>[];
  /** The employee whose parts can be set here; null for every part. */
  readonly employeeID: string | null;
  /** The text of an empty table. */
  readonly empty: string;
  readonly label: string;
  /** Clears the filters, so that all tasks are shown. */
  readonly onAll: () => void;
}

/** A table of tasks, with a dialog for their statuses. */
export function TaskList({ list, part, rows, count, sheets, columns, employeeID, empty, label, onAll }: Props) {
  const [opened, setOpened] = useState<Task>();
  const { view, change } = list;
  const close = () => setOpened(undefined);
  const open = (row: Task) => settable(row, employeeID).length > 0 && setOpened(row);
  const paper = usePrint(sheets.page);
  const shown = shownOf(columns, view.hidden);
  const narrowed = view.q !== '' || narrowings(view) > 0 || part?.empty !== undefined;
  const step = useTaskStep(employeeID);
  return (
    <>
      {narrowed && (
        <Suspense>
          <PrintedView of={filtered} view={view} part={part} />
        </Suspense>
      )}
      <FilterBar of={filtered} filters={taskFilters} list={list} inRow={2}>
        <ListTools columns={columns} list={list} onFile={sheets.file} onPrint={paper.print} />
      </FilterBar>
      <DataTable
        label={label}
        columns={shown}
        rows={paper.rows ?? rows}
        sort={view.sort}
        onSort={(sort) => change({ sort })}
        onOpen={open}
        actions={(row) =>
          settable(row, employeeID).length > 0
            ? [...step(row), { label: words('Set status'), icon: IconPencil, run: () => setOpened(row) }]
            : []
        }
        empty={
          narrowed ? <LazyNothing view={view} empty={part?.empty} onClear={onAll} /> : <EmptyState title={empty} />
        }
      />
      <PrintedRest shown={paper.rows?.length} count={paper.count} />
      {rows && count > 0 && <Pager page={view.page} pageSize={view.pageSize} count={count} onChange={change} />}
      <LazyFormDialog
        title={t('Status of {service}', { service: opened?.serviceName ?? '' })}
        opened={opened !== undefined}
        onClose={close}
        shape="dialog"
      >
        {(onDirty) =>
          opened && (
            <LazyEntityForm
              entity={service}
              record={opened}
              rules={{ ...statusForm(opened, employeeID), save: () => t('Save status') }}
              onSaved={close}
              onDirty={onDirty}
            />
          )
        }
      </LazyFormDialog>
    </>
  );
}

/** The next step of a task as a row's button: it starts the first part that is not done, or completes it if it is in progress. */
function useTaskStep(employeeID: string | null): (task: Task) => readonly RowAction[] {
  const save = useSave(service);
  return (task) => {
    const part = settable(task, employeeID).find((name) => task[name] !== 'done' && task[name] !== 'none');
    if (part === undefined) return [];
    const moveTo = (status: 'progress' | 'done') => () =>
      save.mutate(
        { id: task._id, body: { [part]: status, __v: task.__v } },
        { onError: ({ message }) => toastWrong(message) },
      );
    return task[part] === 'progress'
      ? [{ label: words('Done'), icon: IconCheck, run: moveTo('done'), main: t('Done'), onPhone: true }]
      : [{ label: words('Start'), icon: IconPlayerPlay, run: moveTo('progress'), main: t('Start'), onPhone: true }];
  };
}
