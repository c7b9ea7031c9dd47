import { t } from '#kit/contract/language';
import { Checkbox } from '#kit/web/ui/Checkbox';
import type { ListState } from './use-list-view';

/** The button that adds voided documents to a list. */
export function VoidedPanel({ list: { view, change } }: { list: ListState }) {
  return (
    <Checkbox
      label={t('Show voided')}
      checked={view.voided === '1'}
      onChange={(event) => change({ voided: event.currentTarget.checked ? '1' : '' })}
    />
  );
}
