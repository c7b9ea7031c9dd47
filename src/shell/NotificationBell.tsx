import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { ifItComes } from '#kit/web/lazily';
import { Menu } from '#kit/web/ui/Menu';
import styles from './TopBar.module.css';

// The screen is loaded first; the notifications, and what listens for new ones, come after it.
const LiveNews = ifItComes(async () => (await import('./notifications/LiveNews')).default);
const NotificationList = lazy(() => import('./notifications/NotificationList'));

/** The bell of the top bar: how many notifications are unread, and below it the notifications. */
export function NotificationBell() {
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
