import type { ChartTone } from './tone';

/** One line: what it is, and its figure at each point. */
export interface LineSeries {
  readonly name: string;
  readonly tone: ChartTone;
  readonly figures: readonly number[];
}

/** A point of the x axis: its name, and a shorter one for the axis. */
export interface LinePoint {
  readonly name: string;
  readonly short: string;
}
