import { t } from '#kit/contract/language';
import type { ListTab } from './tabs';
import styles from './TabBar.module.css';
import type { ListState } from './use-list-view';

/** The tabs of a list, beside its title. */
export function TabBar({ tabs, list }: { tabs: readonly ListTab[]; list: ListState }) {
  return (
    <nav className={`${styles.tabs} no-print`} aria-label={t('Parts of the list')}>
      {tabs.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          aria-current={list.view.tab === name || undefined}
          // Filters are dropped, because they may contradict the tab.
          onClick={() => list.change({ tab: name, filters: {}, from: '', to: '', voided: '' })}
        >
          {t(label)}
        </button>
      ))}
    </nav>
  );
}
