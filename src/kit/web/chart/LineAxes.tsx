import { fittingLabels, type LineScales, type Room } from './line-scales';
import type { LinePoint } from './line-series';
import styles from './LineChart.module.css';

const apart = 46;

/** The grid lines with the figures of the axis, and the points' short names below. */
export function LineAxes({
  points,
  scales,
  room,
  tick,
}: {
  points: readonly LinePoint[];
  scales: LineScales;
  room: Room;
  tick: (figure: number) => string;
}) {
  const mirrored = room.start > room.end;
  return (
    <g>
      {scales.ticks.map((figure) => (
        <g key={figure}>
          <line
            className={figure === 0 ? styles.zero : styles.rule}
            x1={room.start}
            x2={room.end}
            y1={scales.y(figure)}
            y2={scales.y(figure)}
          />
          <text
            className={styles.axis}
            x={room.start + (mirrored ? 10 : -10)}
            y={scales.y(figure)}
            dy="0.32em"
            textAnchor={mirrored ? 'start' : 'end'}
          >
            {tick(figure)}
          </text>
        </g>
      ))}
      {fittingLabels(points.length, Math.abs(room.end - room.start), apart).map((point) => (
        <text key={point} className={styles.axis} x={scales.x(point)} y={room.bottom + 20} textAnchor="middle">
          {points[point]?.short}
        </text>
      ))}
    </g>
  );
}
