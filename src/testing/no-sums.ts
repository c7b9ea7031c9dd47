import type { Entity } from '#kit/contract/entity';
import { summedNames } from '#kit/server/read/shape';

/** The sums of a list that holds nothing, by the names that its contract sums: a list with amounts differs from it in these alone. */
export const noSums = (of: Entity): Readonly<Record<string, number>> =>
  Object.fromEntries(summedNames(of).map((name) => [name, 0]));
