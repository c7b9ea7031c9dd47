import type { Brand } from '#house/brand/brand.contract';
import type { Answer } from '#testing/test-app';

/** Calls that people make at the same moment, on records made for them alone. */
export interface Scenario {
  readonly name: string;
  readonly brand: Brand;
  /** How many sorts there are of it: other amounts, so that both, one or none of the calls can be taken. */
  readonly variants: number;
  /** Makes the records, and answers the calls. */
  arrange(variant: number): Promise<readonly (() => Promise<Answer>)[]>;
  /** What must be 0 after the calls, whatever their order: beside what holds of all. */
  strayed?(): Promise<number>;
}
