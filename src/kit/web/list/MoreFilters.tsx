import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { Popover } from '#kit/web/ui/Popover';
import { FieldFilter } from './FieldFilter';
import styles from './Filter.module.css';
import type { ListState } from './use-list-view';

const VoidedPanel = lazy(async () => ({ default: (await import('./VoidedPanel')).VoidedPanel }));

interface Props {
  readonly of: Entity;
  readonly names: readonly string[];
  readonly list: ListState;
}

/** The filters that do not fit into the row; the button shows how many of them narrow the list. */
export function MoreFilters({ of, names, list }: Props) {
  const { filters, voided } = list.view;
  const count = names.filter((name) => filters[name] !== undefined).length + (voided === '1' ? 1 : 0);
  return (
    <Popover position="bottom-start" width={260} trapFocus>
      <Popover.Target>
        <button type="button" className={styles.button} data-whole data-chosen={count > 0 || undefined}>
          <span>{count > 0 ? t('More ({count})', { count }) : t('More')}</span>
          <IconChevronDown size={14} stroke={2} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.more}>
        {names.map((name) => (
          <FieldFilter key={name} of={of} name={name} list={list} />
        ))}
        {of.erase === 'void' && (
          <Suspense>
            <VoidedPanel list={list} />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
