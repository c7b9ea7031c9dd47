import { LineMark } from './LineMark';
import type { LinePoint, LineSeries } from './line-series';
import styles from './LineChart.module.css';

/** The legend, which reads the figures of one point once it is pointed at: those of the last stand beside the chart already. */
export function LineReading({
  point,
  at,
  unread,
  series,
  show,
}: {
  point: LinePoint | undefined;
  at: number;
  unread: true | undefined;
  series: readonly LineSeries[];
  show: (figure: number) => string;
}) {
  return (
    <div className={styles.reading}>
      <span className={styles.point}>{point?.name}</span>
      {series.map((one, index) => (
        <span key={one.name} className={styles.entry}>
          <svg width={14} height={14} viewBox="-7 -7 14 14" aria-hidden="true">
            <LineMark of={one} index={index} x={0} y={0} />
          </svg>
          <span>{one.name}</span>
          <bdi className={styles.figure} data-unread={unread}>
            {show(one.figures[at] ?? 0)}
          </bdi>
        </span>
      ))}
    </div>
  );
}
