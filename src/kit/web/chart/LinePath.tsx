import { line } from '@visx/shape';
import type { LineScales } from './line-scales';
import type { LineSeries } from './line-series';
import { toneColour } from './tone';

/** A series' line: the first is drawn through, the others are dashed. */
export function LinePath({ of, index, scales }: { of: LineSeries; index: number; scales: LineScales }) {
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
