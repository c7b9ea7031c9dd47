import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { MenuIcon } from '#shell/icon/MenuIcon';
import styles from './Finder.module.css';
import type { FoundEntry, FoundGroup } from './found-groups.rules';

interface Props {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  /** The entry that Enter opens, counted over all groups. */
  readonly active: number;
  /** False for results of other words, which wait for the new answer. */
  readonly isFresh: (entry: FoundEntry) => boolean;
  readonly onReach: (index: number) => void;
  readonly onOpen: (entry: FoundEntry) => void;
}

/** The results of the search, a group for each kind. The focus stays in the box above; a finger or a mouse chooses here. */
export function FoundList({ id, groups, active, isFresh, onReach, onOpen }: Props) {
  const order = groups.flatMap(({ entries }) => entries);
  return (
    <div id={id} {...roles.list} aria-label={t('Found')} className={styles.list}>
      {groups.map(({ name, entries }) => (
        <div key={name} {...roles.group} aria-label={t(name)}>
          <div className={styles.group} aria-hidden>
            {t(name)}
          </div>
          {entries.map((entry) => {
            const index = order.indexOf(entry);
            return (
              <button
                key={entry.key}
                id={`${id}-${index}`}
                type="button"
                {...optionRole(index === active)}
                tabIndex={-1}
                disabled={!isFresh(entry)}
                className={styles.option}
                ref={index === active ? intoView : undefined}
                onMouseMove={() => index !== active && onReach(index)}
                onClick={() => onOpen(entry)}
              >
                <MenuIcon name={entry.icon} size={16} />
                <span>{entry.label}</span>
                {entry.note !== undefined && <small>{entry.note}</small>}
                {entry.amount !== undefined && (
                  <small>
                    <Money amount={entry.amount} />
                  </small>
                )}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

/** The roles of the box and its list for screen readers: the browser's own choice lists can neither group nor wait for an answer. */
export const roles = {
  box: { role: 'combobox', 'aria-autocomplete': 'list' },
  list: { role: 'listbox' },
  group: { role: 'group' },
} as const;

function optionRole(isActive: boolean) {
  return { role: 'option', 'aria-selected': isActive } as const;
}
