import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { MenuLink } from '#house/brand/brand.contract';
import { t } from '#kit/contract/language';
import { MenuIcon } from '#shell/icon/MenuIcon';
import styles from './SideMenu.module.css';

interface Props {
  readonly link: MenuLink;
  /** The screen that is shown. */
  readonly here: string;
  readonly onGo?: (() => void) | undefined;
}

export function MenuItem({ link, here, onGo }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const isHere = link.path === here;
  // The menu may be longer than the window: the current screen's entry is scrolled to the middle, its neighbours in sight.
  useEffect(() => {
    if (isHere && item.current) centre(item.current);
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

/** Scrolls the menu alone: the page beside it keeps its place. */
function centre(item: HTMLElement): void {
  const menu = scrollerOf(item);
  if (!menu) return;
  const [inside, around] = [item.getBoundingClientRect(), menu.getBoundingClientRect()];
  menu.scrollTop += inside.top - around.top - (around.height - inside.height) / 2;
}

/** The nearest part of the page around an element that scrolls by itself. */
function scrollerOf({ parentElement }: HTMLElement): HTMLElement | undefined {
  if (parentElement === null || parentElement === document.body) return undefined;
  const { overflowY } = getComputedStyle(parentElement);
  return overflowY === 'auto' || overflowY === 'scroll' ? parentElement : scrollerOf(parentElement);
}
