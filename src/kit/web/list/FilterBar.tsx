import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react';
import { Button, CloseButton, TextInput } from '@mantine/core';
import { lazy, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { allFields, type Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { MayChoose } from '#kit/web/may-choose';
import { DateFilter } from './DateFilter';
import { FieldFilter } from './FieldFilter';
import styles from './FilterBar.module.css';
import { narrowings } from './list-view';
import type { ListState } from './use-list-view';

const MoreFilters = lazy(async () => ({ default: (await import('./MoreFilters')).MoreFilters }));

/** The row has room for four filters including the days; the others are under 'More'. */
const mostInRow = 3;

interface Props {
  readonly of: Entity;
  readonly filters: readonly string[];
  readonly list: ListState;
  /** How many of them are in the row, if fewer because of long labels. */
  readonly inRow?: number;
  /** Columns, export, print: what belongs to the list as a whole. */
  readonly children?: ReactNode;
}

/** The one row that narrows a list: search, filters, dates; on a narrow screen the filters fold away. Its list is the head's. */
export const FilterBar = memo(function FilterBar({ of, filters, list, inRow = mostInRow, children }: Props) {
  const { view, change } = list;
  const [unfolded, setUnfolded] = useState(false);
  const mayChoose = use(MayChoose);
  const fields = allFields(of);
  const count = narrowings(view);
  const clear = () => change({ filters: {}, from: '', to: '', voided: '', q: '' });
  // A number is not offered as a filter, because only a link narrows to it, nor is a record that the user may not choose.
  const offered = filters.filter((name) => {
    const { kind, to } = fields[name] ?? {};
    return kind !== 'numbered' && (to === undefined || mayChoose(to()));
  });
  const linked = filters.filter((name) => fields[name]?.kind === 'numbered' && view.filters[name] !== undefined);
  const rest = offered.slice(inRow);
  return (
    <search className={`${styles.bar} no-print`} data-unfolded={unfolded || undefined}>
      <SearchBox value={view.q} onChange={(q) => change({ q })} />
      <Button
        className={styles.fold}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={17} aria-hidden />}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {count > 0 ? t('Filters ({count})', { count }) : t('Filters')}
      </Button>
      <div className={styles.filters}>
        {[...linked, ...offered.slice(0, inRow)].map((name) => (
          <FieldFilter key={name} of={of} name={name} list={list} />
        ))}
        <DateFilter
          label={t(fields[of.dated]?.label ?? 'Created')}
          from={view.from}
          to={view.to}
          onChange={(from, to) => change({ from, to })}
        />
        {(rest.length > 0 || of.erase === 'void') && (
          <Suspense>
            <MoreFilters of={of} names={rest} list={list} />
          </Suspense>
        )}
        {(count > 0 || view.q !== '') && (
          <Button
            className={styles.clear}
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconX size={14} aria-hidden />}
            onClick={clear}
          >
            {t('Clear')}
          </Button>
        )}
      </div>
      <div className={styles.whole}>{children}</div>
    </search>
  );
});

/** Searches as the person types, a moment after the last letter. */
function SearchBox({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The search changes the latest view, not the one from before it waited.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(pause.current), []);
  const [shown, setShown] = useState(value);
  // The address may change by itself: by the back button or 'Clear'.
  if (value !== shown) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => latest.current(text.trim()), 250);
  };
  return (
    <TextInput
      className={styles.search}
      type="search"
      aria-label={t('Search')}
      placeholder={t('Search')}
      value={typed}
      maxLength={120}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('Clear search')} onClick={() => type('')} />}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && typed !== '' && type('')}
    />
  );
}
