import { useId } from 'react';
import { comma } from '#kit/contract/language';
import { showNumber } from '#kit/web/show';
import figure from './figure.module.css';
import styles from './Ring.module.css';
import { showPercent } from './show-short';
import { drawnSlices, percents, type Slice } from './slices';
import { toneColour } from './tone';

const size = 168;
const outer = 82;
const inner = 50;
// A smaller slice has no room for its percentage.
const leastLabelled = 8;

/** A ring of slices with the sum of their counts in the middle, named `total`. */
export function Ring({ title, total, slices }: { title: string; total: string; slices: readonly Slice[] }) {
  const id = useId();
  const counts = slices.map(({ count }) => count);
  const sum = counts.reduce((one, other) => one + other, 0);
  const shares = percents(counts);
  const drawn = drawnSlices(counts, inner, outer);
  return (
    <svg
      className={styles.ring}
      width={size}
      height={size}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{slices.map(({ label, count }) => `${label}: ${showNumber(count)}`).join(comma())}</desc>
      {sum === 0 && <circle r={(inner + outer) / 2} strokeWidth={outer - inner} className={styles.empty} />}
      {slices.map(({ label, tone }, index) => (
        <path key={label} d={drawn[index]?.path} style={{ fill: toneColour(tone) }} />
      ))}
      {slices.map(({ label }, index) =>
        (shares[index] ?? 0) < leastLabelled ? null : (
          <text
            key={label}
            x={drawn[index]?.x}
            y={drawn[index]?.y}
            dy="0.35em"
            textAnchor="middle"
            className={styles.percent}
          >
            {showPercent(shares[index] ?? 0)}
          </text>
        ),
      )}
      <text y={2} textAnchor="middle" className={`${figure.figure} ${styles.total}`}>
        {showNumber(sum)}
      </text>
      <text y={20} textAnchor="middle" className={figure.of}>
        {total}
      </text>
    </svg>
  );
}
