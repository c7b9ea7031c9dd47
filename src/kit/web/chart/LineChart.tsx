import { useDirection } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { line } from '@visx/shape';
import { type PointerEvent, useId, useState } from 'react';
import { comma } from '#kit/contract/language';
import { LineAxes } from './LineAxes';
import styles from './LineChart.module.css';
import { LineTable } from './LineTable';
import { lineScales, type LineScales } from './line-scales';
import type { LinePoint, LineSeries } from './line-series';
import { toneColour } from './tone';

const height = 240;
const axisRoom = 56;
const margin = 16;

/**
 * Series over a row of points (months), read from the start of the line of writing to its end. The legend shows the last point, or the
 * one under the pointer or chosen with the arrow keys. `show` writes a figure out, `tick` short for the axis.
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
  /** The name of the x axis: 'Month'. */
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

/** A series' line: the first is solid, the others are dashed. */
function LinePath({ of, index, scales }: { of: LineSeries; index: number; scales: LineScales }) {
  const path = line<number>({ x: (_figure, at) => scales.x(at), y: (figure) => scales.y(figure) });
  return (
    <path
      d={path([...of.figures]) ?? undefined}
      style={{ fill: 'none', stroke: toneColour(of.tone), strokeWidth: 2.25 }}
      strokeDasharray={index === 0 ? undefined : '6 4'}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
}

/** The legend, which shows the figures of the point that is pointed at; by default those of the last one. */
function LineReading({
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

/** A series' own mark, so that lines differ without their colours too: the first is round, the others are square. */
function LineMark({ of, index, x, y }: { of: LineSeries; index: number; x: number; y: number }) {
  const style = { fill: toneColour(of.tone), stroke: 'var(--panel)', strokeWidth: 2 };
  return index === 0 ? (
    <circle cx={x} cy={y} r={5} style={style} />
  ) : (
    <rect x={x - 4.5} y={y - 4.5} width={9} height={9} style={style} />
  );
}
