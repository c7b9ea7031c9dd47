import type { Brand } from '#house/brand/brand.contract';
import type { Day } from '#kit/contract/day';
import type { Config } from '#kit/server/config';
import { type Connection, openDatabase, type Passage } from '#kit/server/db';
import { demoBrands, loadBrand } from './load-demo.server';

/** The brand that a thread fills, and where. */
export interface Filled {
  readonly brand: Brand;
  readonly today: Day;
  readonly connection: Connection;
  readonly passage: Passage;
  readonly config: Config;
}

/** Fills a brand over a connection of its own; what there is to say of the way is told. */
export async function fillBrand(filled: Filled, tell: (sentence: string) => Promise<null>): Promise<null> {
  const { brand, today, connection, passage, config } = filled;
  const demo = demoBrands(today).find((one) => one.brand === brand);
  if (!demo) throw new Error(`There is no example of ${brand}`);
  const database = openDatabase(connection, { max: 1, passage });
  // Nobody waits for what is said: the answer comes when the next sentence is due.
  const say = (sentence: string) => void tell(sentence).catch(() => undefined);
  try {
    await loadBrand({ database, config, say }, demo, today);
    return null;
  } finally {
    await database.close();
  }
}
