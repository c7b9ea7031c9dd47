import type { MenuEntry } from '#house/brand/brand.contract';
import { t } from '#kit/contract/language';
import { screenOf } from '#house/session/areas';
import { usePathname } from '#kit/web/use-pathname';
import { changeLayout, useLayoutSettings } from './layout/layout-settings';
import { MenuGroup } from './MenuGroup';
import { MenuItem } from './MenuItem';
import styles from './SideMenu.module.css';

/** The menu that the token carries, in groups; `onGo` closes the drawer it may stand in. */
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
