import { toneColour } from './tone';
import type { LineSeries } from './line-series';

/** A series' own mark, so that lines differ without their colours too: the first is round, the others are square. */
export function LineMark({ of, index, x, y }: { of: LineSeries; index: number; x: number; y: number }) {
  const style = { fill: toneColour(of.tone), stroke: 'var(--panel)', strokeWidth: 2 };
  return index === 0 ? (
    <circle cx={x} cy={y} r={5} style={style} />
  ) : (
    <rect x={x - 4.5} y={y - 4.5} width={9} height={9} style={style} />
  );
}
