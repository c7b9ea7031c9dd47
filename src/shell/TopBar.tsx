import { useHotkeys } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { IconLayoutSidebar, IconMenu2, IconSearch, IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StaffClaims } from '#house/session/login.contract';
import { t } from '#kit/contract/language';
import { waitingOf } from '#kit/web/offline/waiting';
import { worksOffline } from '#house/session/areas';
import { BarButton } from './BarButton';
import { FullScreenButton } from './FullScreenButton';
import { LanguageMenu } from './LanguageMenu';
import { HouseLogo } from './HouseLogo';
import { collapsed, sidebarOf } from './layout/layout.rules';
import { changeLayout, showPart, useLayoutSettings } from './layout/layout-settings';
import { NotificationBell } from './NotificationBell';
import { SearchBox } from './search/SearchBox';
import { searchId } from './search/search-id';
import { accountHere } from '#house/session/session';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';

// Only where something waits, or may come to: most of the staff never loads it.
const Desk = lazy(() => import('./offline/Desk'));

/** The bar above every staff screen. */
export function TopBar({ claims }: { claims: StaffClaims }) {
  const settings = useLayoutSettings();
  const [searching, setSearching] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const find = () => {
    if (document.querySelector('[aria-modal="true"]')) return;
    const here = document.activeElement;
    if (here instanceof HTMLElement && here.id !== searchId) opener.current = here;
    // On a phone the box is seen, and can take the focus, only then.
    flushSync(() => setSearching(true));
    document.getElementById(searchId)?.focus();
  };
  const giveUp = () => {
    if (!opener.current || opener.current === document.body) return;
    setSearching(false);
    opener.current.focus();
  };
  useHotkeys([['mod+K', find]], []);
  useHotkeys([['/', find]]);
  const { pathname } = useLocation();
  const hasDesk = worksOffline(pathname) || waitingOf(accountHere()) > 0;
  const sidebar = sidebarOf(settings);
  return (
    <header
      className={`${styles.bar} no-print`}
      data-ground={settings.topbarTheme === 'dark' ? settings.topbarTheme : undefined}
    >
      <div className={styles.narrow}>
        <BarButton label={t('Open the menu')} icon={IconMenu2} onClick={() => showPart({ leftMenu: true })} />
      </div>
      <div className={styles.wide}>
        {sidebar ? (
          <BarButton
            label={sidebar.size === 'collapsed' ? t('Show the whole menu') : t('Show the menu as icons')}
            icon={IconLayoutSidebar}
            onClick={() => changeLayout(collapsed(settings))}
          />
        ) : (
          <HouseLogo />
        )}
      </div>
      <div className={styles.search} data-open={searching || undefined}>
        <SearchBox
          menus={claims.menus}
          isWanted={searching}
          onWanted={() => setSearching(true)}
          onDone={() => setSearching(false)}
          onGivenUp={giveUp}
        />
      </div>
      <div className={styles.space} />
      <div className={styles.narrow}>
        <BarButton label={t('Search')} icon={IconSearch} onClick={() => (searching ? setSearching(false) : find())} />
      </div>
      <div className={styles.wide}>
        <FullScreenButton />
      </div>
      <Suspense>{hasDesk && <Desk claims={claims} look={styles.button} />}</Suspense>
      <NotificationBell />
      <LanguageMenu />
      <BarButton label={t('Settings panel')} icon={IconSettings} onClick={() => showPart({ showRightSidebar: true })} />
      <UserMenu claims={claims} />
    </header>
  );
}
