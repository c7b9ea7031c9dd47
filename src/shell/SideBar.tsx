import { lazy, Suspense } from 'react';
import type { MenuEntry } from '#house/brand/brand.contract';
import type { sidebarOf } from './layout/layout.rules';
import { HouseLogo } from './HouseLogo';
import styles from './Shell.module.css';
import { SideMenu } from './SideMenu';

// Each menu is loaded where it is shown.
const IconMenu = lazy(async () => ({ default: (await import('./IconMenu')).IconMenu }));

interface Props {
  readonly menus: readonly MenuEntry[];
  readonly look: NonNullable<ReturnType<typeof sidebarOf>>;
}

/** The menu beside the page of a wide screen. */
export function SideBar({ menus, look: { size, theme } }: Props) {
  return (
    <aside className={styles.side} data-size={size} data-ground={theme}>
      <div className={styles.head}>
        <HouseLogo />
      </div>
      <div className={styles.menus}>
        {size === 'collapsed' ? (
          <Suspense>
            <IconMenu menus={menus} />
          </Suspense>
        ) : (
          <SideMenu menus={menus} />
        )}
      </div>
    </aside>
  );
}
