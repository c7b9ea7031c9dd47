import './layout/ground.css';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { StaffClaims } from '#house/session/login.contract';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { Footer } from '#house/brand/Footer';
import { isAdministrator } from '#house/role/escalation.rules';
import { subscriptionWarning } from '#house/subscription/subscription-end.rules';
import { phoneWidth, sidebarOf } from './layout/layout.rules';
import { showPart, useLayoutSettings } from './layout/layout-settings';
import { OfflineBanner } from './OfflineBanner';
import { ReadOnly, settingsRead } from './ReadOnly';
import styles from './Shell.module.css';
import { SideBar } from './SideBar';
import { TopBar } from './TopBar';

// Each is loaded when it is first shown or opened.
const MenuBar = lazy(async () => ({ default: (await import('./MenuBar')).MenuBar }));
const MenuDrawer = lazy(() => import('./MenuDrawer'));
const BottomBar = lazy(() => import('./BottomBar'));
const SettingsPanel = lazy(async () => ({ default: (await import('./layout/SettingsPanel')).SettingsPanel }));

/** The frame of every staff screen: menu, top bar, banners, footer; the layout settings decide their places (S§4). */
export function Shell({ claims, children }: { claims: StaffClaims; children: ReactNode }) {
  const settings = useLayoutSettings();
  const sidebar = sidebarOf(settings);
  const isPhone = useMediaQuery(`(max-width: ${phoneWidth}px)`, undefined, { getInitialValueInEffect: false });
  const hadMenu = useOnce(settings.leftMenu);
  const hadPanel = useOnce(settings.showRightSidebar);
  return (
    <div className={styles.frame} data-width={settings.layoutWidth}>
      <a href="#content" className={styles.skip}>
        {t('Skip to the content')}
      </a>
      {sidebar && <SideBar menus={claims.menus} look={sidebar} />}
      <div className={styles.page}>
        <div className={styles.top}>
          <TopBar claims={claims} />
          {!sidebar && (
            <div className={`${styles.bar} no-print`}>
              <Suspense>
                <MenuBar menus={claims.menus} />
              </Suspense>
            </div>
          )}
        </div>
        <OfflineBanner />
        <ReadOnly />
        <SubscriptionBanner claims={claims} />
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        <Footer />
      </div>
      <Suspense>{isPhone && <BottomBar claims={claims} />}</Suspense>
      <Suspense>
        {hadMenu && (
          <MenuDrawer
            menus={claims.menus}
            opened={settings.leftMenu}
            onClose={() => showPart({ leftMenu: false })}
            ground={settings.leftSideBarTheme}
          />
        )}
      </Suspense>
      <Suspense>
        {hadPanel && (
          <SettingsPanel
            settings={settings}
            opened={settings.showRightSidebar}
            onClose={() => showPart({ showRightSidebar: false })}
          />
        )}
      </Suspense>
    </div>
  );
}

/** True once it was true: what was opened once stays mounted, so that its closing can be animated. */
function useOnce(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}

// Loaded later: on most days there is nothing to show.
const SubscriptionEnds = lazy(async () => ({ default: (await import('./SubscriptionEnds')).SubscriptionEnds }));

/**
 * The banner for admins that the subscription ends. It follows the settings, not the token, so it disappears when the subscription is
 * renewed (A29).
 */
function SubscriptionBanner({ claims }: { claims: StaffClaims }) {
  const { data } = useQuery(settingsRead);
  const [now] = useState(() => new Date());
  if (!isAdministrator(claims.userType) || data === undefined) return null;
  const warning = subscriptionWarning(data.SubscriptionExpiredDate, dayIn(data.timeZone, now));
  if (warning === undefined) return null;
  return (
    <Suspense>
      <SubscriptionEnds warning={warning} />
    </Suspense>
  );
}
