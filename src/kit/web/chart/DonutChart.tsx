import { showNumber } from '#kit/web/show';
import styles from './DonutChart.module.css';
import { Ring } from './Ring';
import { showPercent } from './show-short';
import { percents, type Slice } from './slices';
import { toneColour } from './tone';

/** A ring of counts; the legend beside it has each in words and figures. `total` names what is counted: 'Records'. */
export function DonutChart({ title, total, slices }: { title: string; total: string; slices: readonly Slice[] }) {
  const shares = percents(slices.map(({ count }) => count));
  return (
    <div className={styles.donut}>
      <Ring title={title} total={total} slices={slices} />
      <ul className={styles.legend}>
        {slices.map(({ label, count, tone }, index) => (
          <li key={label}>
            <span className={styles.swatch} style={{ background: toneColour(tone) }} />
            <span>{label}</span>
            <span className={styles.count}>{showNumber(count)}</span>
            <span className={styles.share}>{showPercent(shares[index] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
