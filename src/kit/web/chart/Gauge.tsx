import { useId } from 'react';
import { dialArc, dialValue } from './dial';
import figure from './figure.module.css';
import styles from './Gauge.module.css';
import { showPercent } from './show-short';
import { type ChartTone, toneColour } from './tone';

const inner = 70;
const outer = 84;

/** A share from 0 to 100 on a dial, and in figures; `of` names the whole, in a word or two. */
export function Gauge({ title, value, of, tone }: { title: string; value: number; of: string; tone: ChartTone }) {
  const id = useId();
  const shown = dialValue(value);
  return (
    <svg
      className={styles.gauge}
      width={176}
      height={136}
      viewBox="-88 -88 176 136"
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{showPercent(shown)}</desc>
      <path className={styles.rest} d={dialArc(100, inner, outer)} />
      <path d={dialArc(shown, inner, outer)} style={{ fill: toneColour(tone) }} />
      <text y={6} textAnchor="middle" className={`${figure.figure} ${styles.value}`}>
        {showPercent(shown)}
      </text>
      <text y={26} textAnchor="middle" className={figure.of}>
        {of}
      </text>
    </svg>
  );
}
