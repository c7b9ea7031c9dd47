import { useWindowEvent } from '@mantine/hooks';
import { IconBell, IconLayoutSidebar, IconMaximize, IconMenu2, IconMinimize, IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ifItComes } from '#kit/web/lazily';
import { Menu } from '#kit/web/ui/Menu';
import type { StaffClaims } from '#house/session/login.contract';
import { t } from '#kit/contract/language';
import { waitingOf } from '#kit/web/offline/waiting';
import { worksOffline } from '#house/session/areas';
import { BarButton } from './BarButton';
import { LanguageSelect } from '#kit/web/LanguageSelect';
import { usePathname } from '#kit/web/use-pathname';
import { HouseLogo } from './HouseLogo';
import { collapsed, sidebarOf } from './layout/layout.rules';
import { changeLayout, showPart, useLayoutSettings } from './layout/layout-settings';
import { SearchBox } from './search/SearchBox';
import { find, giveUpFinding, stopFinding, useFinding, wantFinds } from './search/finding';
import { accountHere } from '#house/session/session';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';

// Loaded only if something waits or may have to wait: most of the staff never load it.
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

function FullScreenButton() {
  const isFull = useSyncExternalStore(whenChanged, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const label = isFull ? t('Leave full screen') : t('Full screen');
  return <BarButton label={label} icon={isFull ? IconMinimize : IconMaximize} onClick={() => void toggle()} />;
}

function whenChanged(told: () => void): () => void {
  document.addEventListener('fullscreenchange', told);
  return () => document.removeEventListener('fullscreenchange', told);
}

const toggle = () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();

// The screen is loaded first; the notifications, and what listens for new ones, come after it.
const LiveNews = ifItComes(async () => (await import('./notifications/LiveNews')).default);
const NotificationList = lazy(() => import('./notifications/NotificationList'));

/** The bell of the top bar: how many notifications are unread, and below it the notifications. */
function NotificationBell() {
  const [unread, setUnread] = useState(0);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setQuiet, 2500, true);
    return () => clearTimeout(timer);
  }, []);
  const tell = useCallback((count: number) => setUnread(count), []);
  return (
    <>
      <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={360}>
        <Menu.Target>
          <button type="button" className={styles.button} title={t('Notifications')}>
            <IconBell size={20} stroke={1.7} aria-hidden />
            {unread > 0 && <span className={styles.badge}>{unread}</span>}
            <span className="visually-hidden">
              {unread > 0 ? t('Notifications, unread: {count}', { count: unread }) : t('Notifications')}
            </span>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Suspense>
            <NotificationList />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{isQuiet && <LiveNews onUnread={tell} />}</Suspense>
    </>
  );
}
