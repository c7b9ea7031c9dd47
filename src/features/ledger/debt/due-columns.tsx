import { useMemo } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { type Column, columnsOf, spare, toldColumn, wide } from '#kit/web/list/column';
import type { ListTab } from '#kit/web/list/tabs';
import { useFeature } from '#house/session/use-feature';
import { debtsFeature } from './debts-feature.contract';
import styles from './due-columns.module.css';

/**
 * The columns of a list of debts, with those for the due day and the overdue amount inserted before the ones that are hidden at first. A
 * list that hides the day keeps it hidden.
 */
export function useDueColumns<E extends Entity>(of: E, columns: readonly Column<Got<E>>[]): readonly Column<Got<E>>[] {
  const isOn = useFeature(debtsFeature);
  return useMemo(() => {
    if (!isOn) return columns;
    const [shown, hidden] = [columns.filter(({ aside }) => !aside), columns.filter(({ aside }) => aside)];
    const day = hidden.some(({ id }) => id === 'dueDate') ? [] : [dueDateOf(of)];
    // What is overdue is usually the balance once more, in red: where there is little room it goes first.
    return [...shown, ...spare(...day), ...wide(overdueOf(of)), ...hidden];
  }, [isOn, of, columns]);
}

function dueDateOf<E extends Entity>(of: E): Column<Got<E>> {
  const { field } = columnsOf<Entity>(of);
  return field('dueDate');
}

/** The overdue amount, left empty if it is 0. */
function overdueOf(of: Entity): Column<object> {
  const told = toldColumn(of, 'overdue');
  return {
    ...told,
    show: (row) => (told.value(row) ? <span className={styles.overdue}>{told.show(row)}</span> : null),
  };
}

const overdueTab: ListTab = {
  name: 'overdue',
  label: words('Overdue'),
  query: { overdue: '1' },
  says: 'unpaid',
  empty: words('Nothing is overdue'),
};

/** The tabs of a list of debts, with a tab of overdue ones after the first. */
export function useOverdueTab(tabs: readonly ListTab[]): readonly ListTab[] {
  const isOn = useFeature(debtsFeature);
  return useMemo(() => {
    const [first, ...others] = tabs;
    return isOn && first ? [first, overdueTab, ...others] : tabs;
  }, [isOn, tabs]);
}
