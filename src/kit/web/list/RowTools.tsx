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

/** What can be done with a row, in a column of its own: its job as a button, the rest in one menu. */
export function RowTools({ actions, reach, onMain, onMenu }: Props) {
  const main = actions.find((action) => action.main !== undefined);
  return (
    <td {...roles.cell} className={styles.tools}>
      {main && (
        <button
          type="button"
          data-part={main.label}
          data-amount={main.saysAmount}
          className={styles.main}
          tabIndex={reach}
          onClick={onMain}
        >
          {main.main}
        </button>
      )}
      {inMenu(actions).length > 0 && (
        <button
          type="button"
          data-part="menu"
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

/** True where the same can be seen of two rows' tools: the menu reads its own when it opens. */
export function lookAlike(one: readonly RowAction[] | undefined, other: readonly RowAction[] | undefined): boolean {
  return seen(one) === seen(other);
}

function seen(actions: readonly RowAction[] | undefined): string | undefined {
  const main = actions?.find((action) => action.main !== undefined);
  return actions && [main?.label, main?.main, main?.saysAmount, inMenu(actions).length > 0].join('\n');
}

/** What the menu of a row offers: all but the button that says the amount, which every screen shows. */
export function inMenu(actions: readonly RowAction[]): readonly RowAction[] {
  return actions.filter(({ saysAmount }) => !saysAmount);
}
