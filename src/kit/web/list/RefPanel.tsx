import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { useSearchBox } from '#kit/web/search-box';
import { useOptions } from '#kit/web/use-options';
import { PickList } from './PickList';

interface Props {
  readonly to: Entity;
  readonly label: string;
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** A record found by typing part of what it is called, or any. */
export function RefPanel({ to, label, value, onPick }: Props) {
  const box = useSearchBox(undefined);
  const found = useOptions(to.path, box.asked, {}, 'now');
  const isLate = box.words !== box.asked || found.isPlaceholderData || found.isFetching;
  const any = box.words === '' && value !== '' ? [{ value: '', label: t('Any') }] : [];
  const picks = [...any, ...(found.data ?? []).map((option) => ({ value: option._id, label: option.label }))];
  return (
    <PickList
      label={label}
      picks={picks}
      value={value}
      onPick={onPick}
      box={box}
      answered={isLate ? undefined : picks}
      look="box"
      nothing={found.error ? found.error.message : found.isFetching ? t('Searching…') : t('Nothing found')}
    />
  );
}
