import { Link } from '@tanstack/react-router';
import { IconHome, IconMenu2, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { StaffClaims } from '#house/session/login.contract';
import { jobsOf } from '#house/menu/jobs.rules';
import { landing } from '#house/menu/landing.rules';
import { screenOf } from '#house/session/areas';
import { t } from '#kit/contract/language';
import { usePathname } from '#kit/web/use-pathname';
import styles from './BottomBar.module.css';
import { MenuIcon } from './icon/MenuIcon';
import { isKeyboard } from './keyboard.rules';
import { showPart } from './layout/layout-settings';
import { linkTo } from './menu-link.rules';
import { find } from './search/finding';

/** The foot of the frame on a phone, within reach of the thumb: the first screen, the search, the main job, the menu. */
export default function BottomBar({ claims: { menus, userType } }: { claims: StaffClaims }) {
  const here = screenOf(usePathname());
  const isKeyboardOpen = useKeyboardOpen();
  const home = landing(menus, userType);
  const jobs = jobsOf(menus, userType);
  const begun = jobs.find(({ path }) => path === home);
  const next = jobs.find(({ path }) => path !== home);
  const current = (path: string) => (path === here ? 'page' : undefined);
  if (isKeyboardOpen) return null;
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t('Shortcuts')} data-foot>
      <Link to={home} className={styles.entry} aria-current={current(home)}>
        {begun ? (
          <MenuIcon name={linkTo(menus, home)?.icon} size={22} />
        ) : (
          <IconHome size={22} stroke={1.7} aria-hidden />
        )}
        <span>{begun ? t(begun.name) : t('Home')}</span>
      </Link>
      <button type="button" className={styles.entry} onClick={find}>
        <IconSearch size={22} stroke={1.7} aria-hidden />
        <span>{t('Search')}</span>
      </button>
      {next && (
        <Link to={next.path} className={styles.entry} aria-current={current(next.path)}>
          <MenuIcon name={linkTo(menus, next.path)?.icon} size={22} />
          <span>{t(next.name)}</span>
        </Link>
      )}
      <button type="button" className={styles.entry} onClick={() => showPart({ leftMenu: true })}>
        <IconMenu2 size={22} stroke={1.7} aria-hidden />
        <span>{t('Menu')}</span>
      </button>
    </nav>
  );
}

const typedInto = 'input:not([type="radio"], [type="checkbox"], [type="file"], [readonly]), textarea';

/** Whether a phone's keyboard covers the foot of the screen: browsers do not say so, but a field has the focus and less of the page is visible. */
function useKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  const tallest = useRef(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const look = () => {
      tallest.current = Math.max(tallest.current, view.height);
      const isTyped = document.activeElement?.matches(typedInto) ?? false;
      setOpen(isKeyboard({ isTyped, height: view.height, tallest: tallest.current }));
    };
    look();
    view.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      view.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isOpen;
}
