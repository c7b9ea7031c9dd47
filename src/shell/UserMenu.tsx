import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { StaffClaims } from '#house/session/login.contract';
import { initialsOf } from '#kit/rules/initials';
import { Menu } from '#kit/web/ui/Menu';
import styles from './TopBar.module.css';

// Loaded later, because it is opened only now and then.
const UserMenuItems = lazy(() => import('./UserMenuItems'));

/** The button of the signed-in person, with the menu of the account. */
export function UserMenu({ claims }: { claims: StaffClaims }) {
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={220}>
      <Menu.Target>
        <button type="button" className={styles.user}>
          <span className={styles.initials} aria-hidden>
            {initialsOf(claims.name)}
          </span>
          <span className={styles.userName}>{claims.name}</span>
          <IconChevronDown size={14} stroke={2} aria-hidden className={styles.userName} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Suspense>
          <UserMenuItems claims={claims} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
