import { scaleLinear } from '@visx/scale';

/** The room inside a chart's axes, in pixels from the drawing's corner. */
export interface Room {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
}

/** The positions of points and figures, and the figures that the axis names. */
export interface LineScales {
  readonly x: (point: number) => number;
  readonly y: (figure: number) => number;
  readonly ticks: readonly number[];
  /** The point nearest to a place on the x axis. */
  readonly nearest: (place: number) => number;
}

/** The scales of `count` points whose figures lie in `figures`; `start` right of `end` runs from right to left. */
export function lineScales(count: number, figures: readonly number[], room: Room): LineScales {
  const last = Math.max(count - 1, 1);
  const across = scaleLinear<number>({ domain: [0, last], range: [room.start, room.end] });
  const top = Math.max(0, ...figures);
  const low = Math.min(0, ...figures);
  const nothing = top === low;
  const up = scaleLinear<number>({
    domain: nothing ? [0, 1] : [low, top],
    range: [room.bottom, room.top],
    nice: nothing ? false : 4,
  });
  return {
    x: (point) => across(point),
    y: (figure) => up(figure),
    ticks: nothing ? [0] : up.ticks(4),
    nearest: (place) => Math.min(count - 1, Math.max(0, Math.round(across.invert(place)))),
  };
}

/** Which of `count` labels fit, at least `apart` pixels from each other: the last one always does. */
export function fittingLabels(count: number, width: number, apart: number): number[] {
  const every = Math.max(1, Math.ceil((count * apart) / Math.max(width, 1)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0);
}
