import { type Layout, sidebarOf } from './layout.rules';
import styles from './SettingsPanel.module.css';

const sizes = { default: 17, small: 11, collapsed: 6 } as const;

/** A small picture of a layout. */
export function LayoutPreview({ layout }: { layout: Layout }) {
  const sidebar = sidebarOf(layout);
  const start = layout.layoutWidth === 'boxed' ? 11 : 0;
  const width = 72 - 2 * start;
  const side = sidebar ? sizes[sidebar.size] : 0;
  const page = { x: start + side + 4, width: width - side - 8 };
  return (
    <svg viewBox="0 0 72 44" className={styles.picture} aria-hidden>
      <rect x={start} width={width} height="44" className={styles.ground} />
      {sidebar && <rect x={start} width={side} height="44" className={styles.side} data-theme={sidebar.theme} />}
      <rect x={start + side} width={width - side} height="8" className={styles.top} data-theme={layout.topbarTheme} />
      {!sidebar && <rect x={start} y="8" width={width} height="5" className={styles.menu} />}
      <rect x={page.x} y="17" width={page.width} height="5" rx="1" className={styles.line} />
      <rect x={page.x} y="25" width={page.width} height="14" rx="1" className={styles.line} />
    </svg>
  );
}
