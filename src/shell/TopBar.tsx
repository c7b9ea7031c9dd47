import { Link, useLocation } from '@tanstack/react-router';
import { IconLayoutSidebar, IconMenu2, IconSearch, IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isAdministrator } from '../features/access/escalation/escalation.rules';
import type { StaffClaims } from '../features/access/login/login.contract';
import { t } from '../kit/contract/language';
import { waitingOf } from '../kit/web/offline/waiting';
import { worksOffline } from './areas';
import { BarButton } from './BarButton';
import { FullScreenButton } from './FullScreenButton';
import { LanguageMenu } from './LanguageMenu';
import { changeLayout, useLayoutSettings } from './layout-settings';
import { SearchBox } from './SearchBox';
import { searchId } from './search-id';
import { accountHere } from './session';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';

// Only where something waits, or may come to: most of the staff never loads it.
const Desk = lazy(() => import('./offline/Desk'));

/** The bar above every staff screen; `onMenu` opens the menu where it has no place of its own. */
export function TopBar({ claims, onMenu }: { claims: StaffClaims; onMenu: () => void }) {
  const { sideMenu } = useLayoutSettings();
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    if (searching) document.getElementById(searchId)?.focus();
  }, [searching]);
  const { pathname } = useLocation();
  const hasDesk = worksOffline(pathname) || waitingOf(accountHere()) > 0;
  const collapsed = sideMenu === 'icons';
  return (
    <header className={`${styles.bar} no-print`}>
      <div className={styles.narrow}>
        <BarButton label={t('Open the menu')} icon={IconMenu2} onClick={onMenu} />
      </div>
      <div className={styles.wide}>
        <BarButton
          label={collapsed ? t('Show the whole menu') : t('Show the menu as icons')}
          icon={IconLayoutSidebar}
          onClick={() => changeLayout({ sideMenu: collapsed ? 'full' : 'icons' })}
        />
      </div>
      <div className={styles.search} data-open={searching || undefined}>
        <SearchBox menus={claims.menus} onDone={() => setSearching(false)} />
      </div>
      <div className={styles.space} />
      <div className={styles.narrow}>
        <BarButton label={t('Search')} icon={IconSearch} onClick={() => setSearching(!searching)} />
      </div>
      <div className={styles.wide}>
        <FullScreenButton />
      </div>
      <Suspense>{hasDesk && <Desk claims={claims} look={styles.button} />}</Suspense>
      <LanguageMenu />
      {isAdministrator(claims.userType) && (
        <Link to="/settings" className={styles.button} aria-label={t('Settings')} title={t('Settings')}>
          <IconSettings size={20} stroke={1.7} aria-hidden />
        </Link>
      )}
      <UserMenu claims={claims} />
    </header>
  );
}
