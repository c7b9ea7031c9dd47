import { demoMark } from '#app/demo-mark';
import type { Day } from '#kit/contract/day';
import type { Config } from '#kit/server/config';
import type { Database } from '#kit/server/db';
import { startProblem } from '#kit/server/start-problem';
import { academyDemo } from '#demo/academy/academy-demo.server';
import { academyPlan } from '#demo/academy/academy-plan';
import { type DemoBrand, demoPassword } from '#demo/demo-brand';
import { filling } from '#demo/filling.server';
import { makeBrand } from '#demo/make-brand.server';
import { shopDemo, shopPlan } from '#demo/shop/shop-demo.server';
import { pastCalls } from '#demo/past-calls.server';

interface DemoParts {
  readonly database: Database;
  readonly config: Config;
  readonly say: (sentence: string) => void;
}

/** The example organisations as they are on a day. */
export function demoBrands(today: Day): readonly DemoBrand[] {
  return [academyDemo(academyPlan(today)), shopDemo(shopPlan(today))];
}

/** Fills the example of one brand, all of it or nothing. */
type Fill = (demo: DemoBrand, today: Day) => Promise<void>;

/** Fills an empty data folder with the examples and answers, line by line, who can log in to them. */
export async function loadDemo(parts: Omit<DemoParts, 'config'>, fill: Fill): Promise<readonly string[]> {
  const today = new Date().toISOString().slice(0, 10);
  const demos = demoBrands(today);
  if (!(await isLoaded(parts.database))) await load(parts, demos, (demo) => fill(demo, today));
  return ['Log in to the example (nothing but the example is behind these):', ...demos.flatMap(loginsOf)];
}

async function load(
  { database, say }: Omit<DemoParts, 'config'>,
  demos: readonly DemoBrand[],
  fill: (demo: DemoBrand) => Promise<void>,
): Promise<void> {
  for (const { brand } of demos) {
    const { rows } = await database.pool.query(`select 1 from ${brand}.app_user limit 1`);
    if (rows.length > 0) throw startProblem(notEmpty);
  }
  const began = performance.now();
  say(`Filling ${demos.map(({ called }) => called).join(' and ')}, once...`);
  // Side by side, each on a connection of its own. None is left at work by another's end.
  const done = await Promise.allSettled(demos.map(fill));
  for (const one of done) if (one.status === 'rejected') throw one.reason;
  await database.pool.query('analyze');
  say(`Filled in ${Math.round((performance.now() - began) / 1000)} s.`);
  await database.pool.query(demoMark);
}

/** Fills the example of one brand in this thread. */
export async function loadBrand({ database, config, say }: DemoParts, demo: DemoBrand, today: Day): Promise<void> {
  await filling(database, demo.brand, async (filled) => {
    const calls = await pastCalls({ brand: demo.brand, database: filled, config, password: demoPassword });
    try {
      await makeBrand(calls, demo, today, say);
    } finally {
      await calls.end();
    }
  });
}

const notEmpty =
  'The demo needs a data folder of its own, and this one holds other data or a demo that was interrupted. Set DATA_DIR to an empty folder.';

/** Written last: a demo that was interrupted is none. */
async function isLoaded(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ found: string | null }>("select to_regclass('public.demo') as found");
  const [row] = rows;
  return row !== undefined && row.found !== null;
}

function loginsOf({ organisation, brand, staff, others }: DemoBrand): string[] {
  return [
    `  ${organisation.name} (${brand})`,
    ...staff.map(({ userType, username }) => `    ${userType.padEnd(12)}${username.padEnd(32)}${demoPassword}`),
    ...others.map((who) => `    ${who.padEnd(44)}${demoPassword}`),
  ];
}
