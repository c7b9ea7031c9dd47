import { qrPath } from '#kit/rules/qr';
import styles from './TurnOn.module.css';

/** The light edge without which cameras do not find a QR code, in modules. */
const edge = 4;

/** A QR code, dark on light in every colour scheme. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * edge;
  return (
    <svg
      className={styles.picture}
      viewBox={`${-edge} ${-edge} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={qrPath(rows)} />
    </svg>
  );
}
