import { useEffect, useRef } from 'react';
import type { MenuEntry } from '#house/brand/brand.contract';
import { t } from '#kit/contract/language';
import styles from './MenuBar.module.css';

interface Props {
  readonly menus: readonly MenuEntry[];
  readonly onMeasured: (widths: { entries: readonly number[]; more: number; room: number }) => void;
}

/** Every entry of the menu bar at its full width, but neither visible nor read aloud: measures the room that each needs. */
export function MenuBarMeasure({ menus, onMeasured }: Props) {
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
