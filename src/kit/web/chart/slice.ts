import type { ChartTone } from './tone';

/** A part of a whole: what it is, how many, and what that means. */
export interface Slice {
  readonly label: string;
  readonly count: number;
  readonly tone: ChartTone;
}
