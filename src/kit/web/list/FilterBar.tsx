import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { allFields, type Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { DateFilter } from './DateFilter';
import { Filter } from './Filter';
import styles from './FilterBar.module.css';
import { narrowings } from './list-view';
import { NumberChip } from './NumberChip';
import { SearchBox } from './SearchBox';
import type { ListState } from './use-list-view';

const VoidedPanel = lazy(async () => ({ default: (await import('./VoidedPanel')).VoidedPanel }));

interface Props {
  readonly of: Entity;
  readonly filters: readonly string[];
  readonly list: ListState;
  /** Columns, export, print: what belongs to the list as a whole. */
  readonly children?: ReactNode;
}

/** The one row that narrows a list: search, filters, dates; on a phone the filters fold away. */
export function FilterBar({ of, filters, list, children }: Props) {
  const { view, change } = list;
  const [unfolded, setUnfolded] = useState(false);
  const fields = allFields(of);
  const count = narrowings(view);
  const clear = () => change({ filters: {}, from: '', to: '', voided: '', q: '' });
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
        {filters.map((name) => {
          const field = fields[name];
          if (!field) return null;
          const choose = (value: string) => change({ filters: withOne(view.filters, name, value) });
          if (field.kind === 'numbered')
            return <NumberChip key={name} label={field.label} value={view.filters[name]} onClear={() => choose('')} />;
          return <Filter key={name} field={field} value={view.filters[name] ?? ''} onChange={choose} />;
        })}
        <DateFilter
          label={t(fields[of.dated]?.label ?? 'Created')}
          from={view.from}
          to={view.to}
          onChange={(from, to) => change({ from, to })}
        />
        {of.erase === 'void' && (
          <Suspense>
            <VoidedPanel list={list} />
          </Suspense>
        )}
        {(count > 0 || view.q !== '') && (
          <Button
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
}

function withOne(filters: Readonly<Record<string, string>>, name: string, value: string): Record<string, string> {
  const { [name]: _before, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}
