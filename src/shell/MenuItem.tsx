import { Link } from '@tanstack/react-router';
import type { MenuLink } from '../features/access/menu/menu.contract';
import { t } from '../kit/contract/language';
import { iconOf } from './icons';
import styles from './SideMenu.module.css';

interface Props {
  readonly link: MenuLink;
  /** The screen that is shown. */
  readonly here: string;
  readonly onGo?: (() => void) | undefined;
}

export function MenuItem({ link, here, onGo }: Props) {
  const Icon = iconOf(link.icon);
  return (
    <li>
      <Link
        to={link.path}
        className={styles.item}
        aria-current={link.path === here ? 'page' : undefined}
        onClick={onGo}
      >
        <Icon size={18} stroke={1.7} aria-hidden />
        <span>{t(link.name)}</span>
      </Link>
    </li>
  );
}
