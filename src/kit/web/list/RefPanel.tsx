import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
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
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const found = useOptions(to.path, asked, {}, 'now');
  const any = typed === '' && value !== '' ? [{ value: '', label: t('Any') }] : [];
  const picks = [...any, ...(found.data ?? []).map((option) => ({ value: option._id, label: option.label }))];
  return (
    <PickList
      label={label}
      picks={picks}
      value={value}
      onPick={onPick}
      typed={typed}
      onType={setTyped}
      look="box"
      nothing={found.error ? found.error.message : found.isFetching ? t('Searching…') : t('Nothing found')}
    />
  );
}
