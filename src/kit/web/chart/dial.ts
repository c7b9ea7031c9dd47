import { arc } from '@visx/shape';

/** Half the opening of a dial, in radians from its top: two thirds of a circle. */
const half = (2 * Math.PI) / 3;

/** A share as a dial shows it: 0 to 100, whole. */
export function dialValue(value: number): number {
  return Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : 0;
}

/** The angle of a dial's value (0 to 100), in radians clockwise from its top. */
export function dialAngle(value: number): number {
  return half * (value / 50 - 1);
}

/** The arc of a dial from 0 to `value` (0 to 100), around 0/0; empty at 0. */
export function dialArc(value: number, inner: number, outer: number): string {
  if (value <= 0) return '';
  const outline = arc<null>({
    innerRadius: inner,
    outerRadius: outer,
    cornerRadius: (outer - inner) / 2,
    startAngle: dialAngle(0),
    endAngle: dialAngle(value),
  });
  return outline(null) ?? '';
}
