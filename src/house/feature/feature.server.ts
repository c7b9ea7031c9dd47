import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import type { Feature, Switches } from './feature.contract';
import { namesOn } from './feature.rules';

declare module '#kit/server/product' {
  interface Product {
    /** Everything that an organisation can switch on and off. */
    readonly features: readonly Feature[];
  }
}

/** The features that a brand has. */
export function featuresOf({ brand, product }: Pick<Call, 'brand' | 'product'>): readonly Feature[] {
  return product.features.filter(({ brands }) => brands.some((one) => one === brand));
}

/** The names of the features that are on, from the brand's stored switches. */
export function featuresOn(where: Pick<Call, 'brand' | 'product'>, switches: Switches): ReadonlySet<string> {
  return new Set(namesOn(featuresOf(where), switches));
}

/** The names of the features that are on, read from the settings, for work that no call asks for. */
export async function storedFeatures(
  where: Pick<Call, 'brand' | 'product' | 'database'>,
): Promise<ReadonlySet<string>> {
  const stored = sql`select features from ${tableOf(where, 'organisation')}`;
  const [row] = await ask<{ readonly features: Switches }>(where.database, named(stored));
  return featuresOn(where, row?.features ?? {});
}
