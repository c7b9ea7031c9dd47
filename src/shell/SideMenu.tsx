import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import type { MenuEntry, MenuLink } from '#house/brand/brand.contract';
import { t } from '#kit/contract/language';
import { screenOf } from '#house/session/areas';
import { usePathname } from '#kit/web/use-pathname';
import { MenuIcon } from '#shell/icon/MenuIcon';
import { changeLayout, useLayoutSettings } from './layout/layout-settings';
import styles from './SideMenu.module.css';

/** The menu that the token carries, in groups; `onGo` closes the drawer that it may be in. */
export function SideMenu({ menus, onGo }: { menus: readonly MenuEntry[]; onGo?: () => void }) {
  const here = screenOf(usePathname());
  const { folded } = useLayoutSettings();
  const fold = (name: string) => {
    const others = folded.filter((one) => one !== name);
    changeLayout({ folded: others.length < folded.length ? others : [...folded, name] });
  };
  return (
    <nav className={styles.menu} aria-label={t('Menu')}>
      <ul className={styles.list}>
        {menus.map((entry) =>
          entry.subMenu ? (
            <MenuGroup
              key={entry.name}
              entry={entry}
              here={here}
              isOpen={!folded.includes(entry.name)}
              onFold={() => fold(entry.name)}
              onGo={onGo}
            />
          ) : (
            <MenuItem key={entry.path} link={entry} here={here} onGo={onGo} />
          ),
        )}
      </ul>
    </nav>
  );
}

interface Props {
  readonly entry: MenuEntry;
  readonly here: string;
  readonly isOpen: boolean;
  readonly onFold: () => void;
  readonly onGo?: (() => void) | undefined;
}

/** A group of the menu: its title folds it. */
function MenuGroup({ entry, here, isOpen, onFold, onGo }: Props) {
  const id = useId();
  const links = entry.subMenu ?? [];
  // A folded group still shows the current screen.
  const shown = isOpen ? links : links.filter(({ path }) => path === here);
  return (
    <li className={styles.group}>
      <button type="button" className={styles.groupTitle} aria-expanded={isOpen} aria-controls={id} onClick={onFold}>
        <span>{t(entry.name)}</span>
        <IconChevronDown size={14} stroke={2} aria-hidden />
      </button>
      <ul id={id} className={styles.list}>
        {shown.map((link) => (
          <MenuItem key={link.path} link={link} here={here} onGo={onGo} />
        ))}
      </ul>
    </li>
  );
}

interface MenuItemProps {
  readonly link: MenuLink;
  /** The screen that is shown. */
  readonly here: string;
  readonly onGo?: (() => void) | undefined;
}

function MenuItem({ link, here, onGo }: MenuItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const isHere = link.path === here;
  // The menu may be longer than the window: the current screen's entry is scrolled to the middle, its neighbours in sight. The page
  // beside it does not move: only the sidebar scrolls, or the drawer of a phone.
  useEffect(() => {
    const menu = item.current?.closest('aside > div, section');
    if (!isHere || !item.current || !menu) return;
    const below = item.current.getBoundingClientRect().top - menu.getBoundingClientRect().top;
    menu.scrollTop += below - menu.clientHeight / 2;
  }, [isHere]);
  return (
    <li ref={item}>
      <Link to={link.path} className={styles.item} aria-current={isHere ? 'page' : undefined} onClick={onGo}>
        <MenuIcon name={link.icon} size={18} />
        <span>{t(link.name)}</span>
      </Link>
    </li>
  );
}
