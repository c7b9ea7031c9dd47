import { IconArrowsSplit } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { RowAction } from '#kit/web/list/row-action';
import { useFeature } from '#house/session/use-feature';
import { debtsFeature } from '#features/ledger/debt/debts.screens';
import type { fee } from './fee.contract';

const SplitForm = lazy(async () => ({ default: (await import('./SplitForm')).SplitForm }));

type Fee = Got<typeof fee>;

/** The action of a row that splits a fee into parts while something of it is open, and its dialog. */
export function useSplit() {
  const [split, setSplit] = useState<Fee>();
  const isOn = useFeature(debtsFeature);
  const close = () => setSplit(undefined);
  const actions = (row: Fee): readonly RowAction[] =>
    isOn && row.feeBalance > 0 ? [{ label: words('Split'), icon: IconArrowsSplit, run: () => setSplit(row) }] : [];
  const dialog = (
    <LazyFormDialog title={t('Split a fee')} opened={split !== undefined} onClose={close} shape="dialog">
      {(onDirty) => split && <SplitForm fee={split} onDone={close} onDirty={onDirty} />}
    </LazyFormDialog>
  );
  return { actions, dialog };
}
