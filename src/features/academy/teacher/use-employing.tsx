import { useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { RowAction } from '#kit/web/list/row-action';
import type { PageOf } from '#house/page/page-part';
import { useScreens } from '#house/session/use-screens';
import { employing } from './employing';
import type { teacher } from './teacher.contract';

type Row = Pick<Got<typeof teacher>, '_id' | 'teacherName' | 'employeeID'>;

/** The action of a row of teachers that makes one an employee too, and its dialog. */
export function useEmploying() {
  const [of, setOf] = useState<PageOf>();
  const screens = useScreens();
  const { action, by } = employing;
  const actions = ({ _id, teacherName: name, employeeID }: Row): readonly RowAction[] =>
    screens.has(by.path) && employeeID === null
      ? [{ label: action.label, icon: action.icon, run: () => setOf({ _id, name }) }]
      : [];
  const close = () => setOf(undefined);
  const dialog = (
    <LazyFormDialog title={t(action.label)} opened={of !== undefined} onClose={close} shape={action.shape}>
      {(onDirty) => of && action.render(of, { onDone: close, onDirty })}
    </LazyFormDialog>
  );
  return { actions, dialog };
}
