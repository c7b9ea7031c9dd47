import './layout/ground.css';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { StaffClaims } from '#house/session/login.contract';
import { t } from '#kit/contract/language';
import { Footer } from '#house/brand/Footer';
import { phoneWidth, sidebarOf } from './layout/layout.rules';
import { showPart, useLayoutSettings } from './layout/layout-settings';
import { OfflineBanner } from './OfflineBanner';
import { ReadOnly } from './ReadOnly';
import styles from './Shell.module.css';
import { SideBar } from './SideBar';
import { SubscriptionBanner } from './SubscriptionBanner';
import { TopBar } from './TopBar';

// Each is loaded where it is shown, or by its first opening.
const MenuBar = lazy(async () => ({ default: (await import('./MenuBar')).MenuBar }));
const MenuDrawer = lazy(() => import('./MenuDrawer'));
const BottomBar = lazy(() => import('./BottomBar'));
const SettingsPanel = lazy(async () => ({ default: (await import('./layout/SettingsPanel')).SettingsPanel }));

/** The frame of every staff screen: menu, top bar, banners, footer; the layout settings say how they stand (S§4). */
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

/** True from the first time on: what was opened once stays, so that it can close in peace. */
function useOnce(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
