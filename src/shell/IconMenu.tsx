import { Link } from '@tanstack/react-router';
import type { MenuEntry } from '#house/brand/brand.contract';
import { t } from '#kit/contract/language';
import { Menu } from '#kit/web/ui/Menu';
import { Tooltip } from '#kit/web/ui/Tooltip';
import { usePathname } from '#kit/web/use-pathname';
import { screenOf } from '#house/session/areas';
import { MenuIcon } from '#shell/icon/MenuIcon';
import styles from './IconMenu.module.css';

/** The menu as a column of icons; a group opens beside its icon. */
export function IconMenu({ menus }: { menus: readonly MenuEntry[] }) {
  const here = screenOf(usePathname());
  return (
    <nav aria-label={t('Menu')}>
      <ul className={styles.list}>
        {menus.map((entry) => (
          <li key={entry.name}>
            {entry.subMenu ? <IconGroup entry={entry} here={here} /> : <IconLink entry={entry} here={here} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function IconLink({ entry, here }: { entry: MenuEntry; here: string }) {
  return (
    <Tooltip label={t(entry.name)} position="right">
      <Link
        to={entry.path}
        className={styles.icon}
        aria-label={t(entry.name)}
        aria-current={entry.path === here ? 'page' : undefined}
      >
        <MenuIcon name={entry.icon} size={20} />
      </Link>
    </Tooltip>
  );
}

function IconGroup({ entry, here }: { entry: MenuEntry; here: string }) {
  const links = entry.subMenu ?? [];
  const holdsHere = links.some(({ path }) => path === here);
  return (
    <Menu
      withInitialFocusPlaceholder={false}
      position="right-start"
      trigger="click-hover"
      openDelay={60}
      closeDelay={120}
      loop
    >
      <Menu.Target>
        <button type="button" className={styles.icon} aria-label={t(entry.name)} data-current={holdsHere || undefined}>
          <MenuIcon name={entry.icon} size={20} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t(entry.name)}</Menu.Label>
        {links.map((link) => {
          return (
            <Menu.Item
              key={link.path}
              component={Link}
              to={link.path}
              leftSection={<MenuIcon name={link.icon} size={16} />}
            >
              {t(link.name)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
