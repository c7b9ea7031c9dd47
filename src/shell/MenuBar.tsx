import { useDirection } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MenuEntry } from '#house/brand/brand.contract';
import { t } from '#kit/contract/language';
import { screenOf } from '#house/session/areas';
import { usePathname } from '#kit/web/use-pathname';
import { fitting } from './layout/layout.rules';
import styles from './MenuBar.module.css';
import { MenuBarEntry } from './MenuBarEntry';
import { nextEntry } from './menu-bar.rules';

/** The menu of the horizontal layout: a bar of menus, for the mouse and the arrow keys; entries that do not fit are under 'More'. */
export function MenuBar({ menus }: { menus: readonly MenuEntry[] }) {
  const here = screenOf(usePathname());
  const { dir } = useDirection();
  const bar = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const [open, setOpen] = useState<number>();
  const [widths, setWidths] = useState<{ entries: readonly number[]; more: number; room: number }>();
  const fit = widths ? fitting(widths.entries, widths.room, widths.more) : menus.length;
  const shown = menus.slice(0, fit);
  const rest = menus.slice(fit);
  const count = shown.length + (rest.length > 0 ? 1 : 0);

  const entries = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    const at = open ?? reached;
    // Menus below the bar are rendered elsewhere, but their keys arrive here too.
    const isBelow = event.target instanceof Element && event.target.closest('[role="menu"]') !== null;
    if (event.key === 'Tab') return setOpen(undefined);
    if (event.key === 'ArrowDown' && !isBelow && entries()[at]?.ariaHasPopup) {
      event.preventDefault();
      return setOpen(at);
    }
    const next = nextEntry(event.key, at, count, dir, isBelow);
    if (next === undefined) return;
    event.preventDefault();
    setReached(next);
    if (open !== undefined) setOpen(next);
    // An open menu takes the focus itself.
    if (open === undefined || !entries()[next]?.ariaHasPopup) entries()[next]?.focus();
  }

  /** Returns the focus when a menu closes, unless it has moved elsewhere. */
  function close(index: number) {
    setOpen((now) => (now === index ? undefined : now));
    setTimeout(() => {
      const here = document.activeElement;
      if (here === document.body || here?.closest('[role="menu"]')) entries()[index]?.focus();
    }, 40);
  }

  const common = (index: number) => ({
    here,
    isReached: index === Math.min(reached, count - 1),
    isOpen: open === index,
    onReach: () => setReached(index),
    onOver: () => open !== undefined && setOpen(index),
    onToggle: (wanted: boolean) => (wanted ? setOpen(index) : close(index)),
  });
  return (
    <nav className={styles.nav} aria-label={t('Menu')}>
      {/* The keys pressed on the entries inside arrive here. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={bar} role="menubar" aria-label={t('Menu')} className={styles.bar} onKeyDown={onKeyDown}>
        {shown.map((entry, index) => (
          <MenuBarEntry key={entry.name} {...common(index)} name={entry.name} icon={entry.icon} groups={[entry]} />
        ))}
        {rest.length > 0 && <MenuBarEntry key="more" {...common(shown.length)} name="More" icon="dots" groups={rest} />}
      </div>
      <MenuBarMeasure key={menus.map(({ name }) => name).join()} menus={menus} onMeasured={setWidths} />
    </nav>
  );
}

interface Props {
  readonly menus: readonly MenuEntry[];
  readonly onMeasured: (widths: { entries: readonly number[]; more: number; room: number }) => void;
}

/** Every entry of the menu bar at its full width, but neither visible nor read aloud: measures the room that each needs. */
function MenuBarMeasure({ menus, onMeasured }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = place.current;
    if (!row) return undefined;
    const watcher = new ResizeObserver(() => {
      const widths = [...row.children].map((child) => child.getBoundingClientRect().width);
      onMeasured({ entries: widths.slice(0, -1), more: widths.at(-1) ?? 0, room: row.clientWidth });
    });
    watcher.observe(row);
    for (const child of row.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, [onMeasured]);
  return (
    <div ref={place} className={styles.measure} aria-hidden inert>
      {[...menus, { name: 'More', path: '', subMenu: [] }].map(({ name, path, subMenu }) => (
        <div key={`${name}${path}`} className={styles.entry}>
          <i className={styles.icon} />
          <span>{t(name)}</span>
          {subMenu && <i className={styles.chevron} />}
        </div>
      ))}
    </div>
  );
}
