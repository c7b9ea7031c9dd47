import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { StaffClaims } from '../features/access/login/login.contract';
import { t } from '../kit/contract/language';
import { useOrganisation } from '../kit/web/organisation';
import { Footer } from './Footer';
import { useLayoutSettings } from './layout-settings';
import { Logo } from './logos/Logo';
import { OfflineBanner } from './OfflineBanner';
import { useSession } from './session';
import styles from './Shell.module.css';
import { SideMenu } from './SideMenu';
import { SubscriptionBanner } from './SubscriptionBanner';
import { TopBar } from './TopBar';

// Each menu is loaded where it is shown.
const IconMenu = lazy(async () => ({ default: (await import('./IconMenu')).IconMenu }));
const MenuDrawer = lazy(() => import('./MenuDrawer'));

/** The frame of every staff screen: menu, top bar, banners, footer. */
export function Shell({ claims, children }: { claims: StaffClaims; children: ReactNode }) {
  const { brand } = useSession();
  const { sideMenu } = useLayoutSettings();
  const { name, logoUrl } = useOrganisation();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'shut'>('never');
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('Skip to the content')}
      </a>
      <aside className={styles.side} data-look={sideMenu}>
        <div className={styles.head}>
          <div className={styles.logo}>
            <Logo brand={brand} url={logoUrl} name={name} />
          </div>
        </div>
        <div className={styles.menus}>
          {sideMenu === 'icons' ? (
            <Suspense>
              <IconMenu menus={claims.menus} />
            </Suspense>
          ) : (
            <SideMenu menus={claims.menus} />
          )}
        </div>
      </aside>
      <div className={styles.page}>
        <TopBar claims={claims} onMenu={() => setDrawer('open')} />
        <OfflineBanner />
        <SubscriptionBanner claims={claims} />
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        <Footer />
      </div>
      {drawer !== 'never' && (
        <Suspense>
          <MenuDrawer menus={claims.menus} opened={drawer === 'open'} onClose={() => setDrawer('shut')} />
        </Suspense>
      )}
    </div>
  );
}
