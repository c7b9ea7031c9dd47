import { useDirection } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useId, useState } from 'react';
import { comma } from '#kit/contract/language';
import { LineAxes } from './LineAxes';
import styles from './LineChart.module.css';
import { LineMark } from './LineMark';
import { LinePath } from './LinePath';
import { LineReading } from './LineReading';
import { LineTable } from './LineTable';
import { lineScales } from './line-scales';
import type { LinePoint, LineSeries } from './line-series';

const height = 240;
const axisRoom = 56;
const margin = 16;

/**
 * Series over a row of points (months), read from the start of the line of writing to its end. The legend names the
 * last point, and reads the one under the pointer or chosen with the arrow keys. `show` writes a figure out, `tick` short for the axis.
 */
export function LineChart({
  title,
  axis,
  points,
  series,
  show,
  tick,
}: {
  title: string;
  /** What a point is: 'Month'. */
  axis: string;
  points: readonly LinePoint[];
  series: readonly LineSeries[];
  show: (figure: number) => string;
  tick: (figure: number) => string;
}) {
  const id = useId();
  const { ref, width } = useElementSize();
  const mirrored = useDirection().dir === 'rtl';
  const [chosen, setChosen] = useState<number>();
  const at = chosen ?? points.length - 1;
  const sides = { start: axisRoom, end: width - margin };
  const room = {
    start: mirrored ? width - sides.start : sides.start,
    end: mirrored ? width - sides.end : sides.end,
    top: 10,
    bottom: height - 30,
  };
  const scales = lineScales(
    points.length,
    series.flatMap(({ figures }) => figures),
    room,
  );
  const read = (event: PointerEvent<SVGSVGElement>) =>
    setChosen(scales.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const reading = series.map(({ name, figures }) => `${name}: ${show(figures[at] ?? 0)}`).join(comma());
  return (
    <figure className={styles.chart}>
      <LineReading point={points[at]} at={at} unread={chosen === undefined || undefined} series={series} show={show} />
      <div ref={ref} className={styles.plot} style={{ minBlockSize: height }}>
        {width > 0 && (
          <svg
            className={styles.drawing}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-labelledby={`${id}-title ${id}-desc`}
            onPointerMove={read}
            onPointerDown={read}
            onPointerLeave={() => setChosen(undefined)}
          >
            <title id={`${id}-title`}>{title}</title>
            <desc id={`${id}-desc`}>{`${points[at]?.name} ${reading}`}</desc>
            <LineAxes points={points} scales={scales} room={room} tick={tick} />
            <line className={styles.cursor} x1={scales.x(at)} x2={scales.x(at)} y1={room.top} y2={room.bottom} />
            {series.map((one, index) => (
              <LinePath key={one.name} of={one} index={index} scales={scales} />
            ))}
            {series.map((one, index) => (
              <LineMark key={one.name} of={one} index={index} x={scales.x(at)} y={scales.y(one.figures[at] ?? 0)} />
            ))}
          </svg>
        )}
        <input
          type="range"
          className={styles.slider}
          aria-label={axis}
          aria-valuetext={`${points[at]?.name} ${reading}`}
          min={0}
          max={points.length - 1}
          value={at}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          onBlur={() => setChosen(undefined)}
        />
      </div>
      <LineTable title={title} axis={axis} points={points} series={series} show={show} />
    </figure>
  );
}
