import { Link } from '@tanstack/react-router';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { MenuEntry } from '#house/brand/brand.contract';
import { t } from '#kit/contract/language';
import { Menu } from '#kit/web/ui/Menu';
import styles from './MenuBar.module.css';
import { MenuIcon } from '#shell/icon/MenuIcon';

interface Props {
  readonly name: string;
  readonly icon: string;
  /** A screen, a group, or several of these under 'More'. */
  readonly groups: readonly MenuEntry[];
  /** The screen that is shown. */
  readonly here: string;
  /** Whether the Tab key stops here: the whole bar is one stop. */
  readonly isReached: boolean;
  readonly isOpen: boolean;
  readonly onReach: () => void;
  readonly onOver: () => void;
  readonly onToggle: (wanted: boolean) => void;
}

export function MenuBarEntry({ name, icon, groups, here, isReached, isOpen, onReach, onOver, onToggle }: Props) {
  const [only] = groups;
  const common = {
    role: 'menuitem',
    'data-entry': true,
    className: styles.entry,
    tabIndex: isReached ? 0 : -1,
    onFocus: onReach,
    onMouseEnter: onOver,
  };
  if (groups.length === 1 && only && !only.subMenu)
    return (
      <Link {...common} to={only.path} aria-current={only.path === here ? 'page' : undefined}>
        <MenuIcon name={icon} size={17} />
        <span>{t(name)}</span>
      </Link>
    );
  const holdsHere = groups.some(({ path, subMenu = [] }) => path === here || subMenu.some((one) => one.path === here));
  return (
    <Menu
      opened={isOpen}
      onChange={onToggle}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
      position="bottom-start"
      offset={4}
      loop
    >
      <Menu.Target>
        <button type="button" {...common} data-current={holdsHere || undefined}>
          <MenuIcon name={icon} size={17} />
          <span>{t(name)}</span>
          <IconChevronDown size={13} stroke={2} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        {groups.map((group) => (
          <Fragment key={group.name}>
            {groups.length > 1 && (group.name === name ? <Menu.Divider /> : labelOf(group))}
            {(group.subMenu ?? [group]).map((link) => (
              <Menu.Item
                key={link.path}
                component={Link}
                to={link.path}
                aria-current={link.path === here ? 'page' : undefined}
                leftSection={<MenuIcon name={link.icon} size={16} />}
              >
                {t(link.name)}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function labelOf({ name, subMenu }: MenuEntry) {
  return subMenu && <Menu.Label>{t(name)}</Menu.Label>;
}
