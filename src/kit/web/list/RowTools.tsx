import { IconDots } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import styles from './RowTools.module.css';
import type { RowAction } from './row-action';
import { roles } from './table-roles';

interface Props {
  readonly actions: readonly RowAction[];
  /** The tab index of everything in the row that can be reached. */
  readonly reach: 0 | -1;
  /** Does the row's job. */
  readonly onMain: () => void;
  readonly onMenu: (opener: HTMLElement) => void;
}

/** The actions of a row, in a column of its own: its job as a button, the others in one menu. */
export function RowTools({ actions, reach, onMain, onMenu }: Props) {
  const main = mainOf(actions);
  const isAlone = actions.every((action) => action === main);
  return (
    <td {...roles.cell} className={styles.tools}>
      {main && (
        <button
          type="button"
          data-part={main.label}
          data-on-phone={main.onPhone}
          className={styles.main}
          tabIndex={reach}
          onClick={onMain}
        >
          {main.main}
        </button>
      )}
      {actions.length > 0 && !(isAlone && main?.onPhone) && (
        <button
          type="button"
          data-part="menu"
          // Only a phone, which hides the button, needs a menu for it.
          data-alone={isAlone || undefined}
          className={styles.menu}
          tabIndex={reach}
          aria-haspopup="menu"
          aria-label={t('Actions')}
          title={t('Actions')}
          onClick={(event) => onMenu(event.currentTarget)}
        >
          <IconDots size={18} aria-hidden />
        </button>
      )}
    </td>
  );
}

/** True if two rows' tools look the same: the menu reads its own actions when it opens. */
export function lookAlike(one: readonly RowAction[] | undefined, other: readonly RowAction[] | undefined): boolean {
  return seen(one) === seen(other);
}

function seen(actions: readonly RowAction[] | undefined): string | undefined {
  const main = actions && mainOf(actions);
  return actions && [main?.label, main?.main, main?.onPhone, actions.length].join('\n');
}

/** The next action for a row, if any. */
export function mainOf(actions: readonly RowAction[]): RowAction | undefined {
  return actions.find((action) => action.main !== undefined);
}

/** The actions in the menu of a row: all except the button beside it, if that is visible. */
export function inMenu(actions: readonly RowAction[], opener: HTMLElement): readonly RowAction[] {
  const main = mainOf(actions);
  const button = opener.previousElementSibling;
  const isSeen = button !== null && getComputedStyle(button).display !== 'none';
  return isSeen ? actions.filter((action) => action !== main) : actions;
}
