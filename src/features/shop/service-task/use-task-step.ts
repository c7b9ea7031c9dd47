import { IconCheck, IconPlayerPlay } from '@tabler/icons-react';
import { t, words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { useSave } from '#kit/web/use-save';
import { service } from '#features/shop/service/service.contract';
import type { Task } from './service-task.contract';
import { settable } from './task-form';

/** The next step of a task as a row's button: its first part that is not done is started, and done once it is in progress. */
export function useTaskStep(employeeID: string | null): (task: Task) => readonly RowAction[] {
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
