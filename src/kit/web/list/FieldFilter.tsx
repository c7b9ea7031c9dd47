import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Field } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { Popover } from '#kit/web/ui/Popover';
import styles from './Filter.module.css';
import { useFilterWord, yesNo } from './use-filter-word';
import type { ListState } from './use-list-view';

// Loaded later, because only a link narrows by a number.
const NumberChip = lazy(async () => ({ default: (await import('./NumberChip')).NumberChip }));

interface Props {
  readonly of: Entity;
  readonly name: string;
  readonly list: ListState;
}

/** The filter of a list for one field of its records. */
export function FieldFilter({ of, name, list: { view, change } }: Props) {
  const field = allFields(of)[name];
  if (!field) return null;
  const choose = (value: string) => change({ filters: withOne(view.filters, name, value) });
  if (field.kind === 'numbered')
    return (
      <Suspense>
        <NumberChip label={field.label} value={view.filters[name]} onClear={() => choose('')} />
      </Suspense>
    );
  return <Filter field={field} value={view.filters[name] ?? ''} onChange={choose} />;
}

function withOne(filters: Readonly<Record<string, string>>, name: string, value: string): Record<string, string> {
  const { [name]: _before, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}

const ChoicePanel = lazy(async () => ({ default: (await import('./ChoicePanel')).ChoicePanel }));
const RefPanel = lazy(async () => ({ default: (await import('./RefPanel')).RefPanel }));

interface FilterProps {
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows a list by one field: its choices, or a record found by typing. The button shows what it is narrowed to. */
function Filter({ field, value, onChange }: FilterProps) {
  const [opened, setOpened] = useState(false);
  const word = useFilterWord(field, value);
  const label = t(field.label);
  const pick = (next: string) => {
    setOpened(false);
    onChange(next);
  };
  const panel = { label, value, onPick: pick };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={260} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.button}
          data-chosen={value !== '' || undefined}
          onClick={() => setOpened(!opened)}
        >
          <span>{value === '' ? label : t('{field}: {value}', { field: label, value: word })}</span>
          <IconChevronDown size={14} stroke={2} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel}>
        <Suspense fallback={<div className={styles.waiting} />}>
          {field.to ? (
            <RefPanel to={field.to()} {...panel} />
          ) : (
            <ChoicePanel choices={field.choices ?? yesNo} {...panel} />
          )}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
