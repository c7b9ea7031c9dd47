import { useWindowEvent } from '@mantine/hooks';
import { IconLayoutSidebar, IconMenu2, IconSettings } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { StaffClaims } from '#house/session/login.contract';
import { t } from '#kit/contract/language';
import { waitingOf } from '#kit/web/offline/waiting';
import { worksOffline } from '#house/session/areas';
import { BarButton } from './BarButton';
import { FullScreenButton } from './FullScreenButton';
import { LanguageSelect } from '#kit/web/LanguageSelect';
import { usePathname } from '#kit/web/use-pathname';
import { HouseLogo } from './HouseLogo';
import { collapsed, sidebarOf } from './layout/layout.rules';
import { changeLayout, showPart, useLayoutSettings } from './layout/layout-settings';
import { NotificationBell } from './NotificationBell';
import { SearchBox } from './search/SearchBox';
import { find, giveUpFinding, stopFinding, useFinding, wantFinds } from './search/finding';
import { accountHere } from '#house/session/session';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';

// Only where something waits, or may come to: most of the staff never loads it.
const Desk = lazy(() => import('./offline/Desk'));

/** The bar above every staff screen. */
export function TopBar({ claims }: { claims: StaffClaims }) {
  const settings = useLayoutSettings();
  const searching = useFinding();
  useWindowEvent('keydown', findByKey);
  const pathname = usePathname();
  const hasDesk = worksOffline(pathname) || waitingOf(accountHere()) > 0;
  const sidebar = sidebarOf(settings);
  return (
    <header
      className={`${styles.bar} no-print`}
      data-ground={settings.topbarTheme === 'dark' ? settings.topbarTheme : undefined}
    >
      <div className={styles.phone}>
        <HouseLogo />
      </div>
      <div className={styles.tablet}>
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
          onWanted={wantFinds}
          onDone={stopFinding}
          onGivenUp={giveUpFinding}
        />
      </div>
      <div className={styles.space} />
      <div className={styles.wide}>
        <FullScreenButton />
      </div>
      <Suspense>{hasDesk && <Desk claims={claims} look={styles.button} />}</Suspense>
      <NotificationBell />
      <LanguageSelect look="icon" />
      <BarButton label={t('Settings panel')} icon={IconSettings} onClick={() => showPart({ showRightSidebar: true })} />
      <UserMenu claims={claims} />
    </header>
  );
}

/** Ctrl K opens the search from wherever the focus is, in every keyboard's letters; a slash where nothing is typed. */
function findByKey(event: KeyboardEvent): void {
  const isModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
  if (!isSlash && !(isModified && event.code === 'KeyK')) return;
  event.preventDefault();
  find();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
