import { Link } from '@tanstack/react-router';
import type { MenuLink } from '../features/access/menu/menu.contract';
import { t } from '../kit/contract/language';
import { MenuIcon } from './MenuIcon';
import styles from './SideMenu.module.css';

interface Props {
  readonly link: MenuLink;
  /** The screen that is shown. */
  readonly here: string;
  readonly onGo?: (() => void) | undefined;
}

export function MenuItem({ link, here, onGo }: Props) {
  return (
    <li>
      <Link
        to={link.path}
        className={styles.item}
        aria-current={link.path === here ? 'page' : undefined}
        onClick={onGo}
      >
        <MenuIcon name={link.icon} size={18} />
        <span>{t(link.name)}</span>
      </Link>
    </li>
  );
}
