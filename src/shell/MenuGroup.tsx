import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { MenuEntry } from '#house/brand/brand.contract';
import { t } from '#kit/contract/language';
import { MenuItem } from './MenuItem';
import styles from './SideMenu.module.css';

interface Props {
  readonly entry: MenuEntry;
  readonly here: string;
  readonly isOpen: boolean;
  readonly onFold: () => void;
  readonly onGo?: (() => void) | undefined;
}

/** A group of the menu: its title folds it. */
export function MenuGroup({ entry, here, isOpen, onFold, onGo }: Props) {
  const id = useId();
  const links = entry.subMenu ?? [];
  // A folded group still shows where one is.
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
