import type { Day } from '../kit/contract/day';
import type { Config } from '../kit/server/config';
import type { Database } from '../kit/server/db';
import { startProblem } from '../kit/server/start-problem';
import { academyDemo, academyPlan } from './academy/academy-demo.server';
import { type DemoBrand, demoPassword } from './demo-brand';
import { makeBrand } from './make-brand.server';
import { shopDemo, shopPlan } from './shop/shop-demo.server';
import { pastCalls } from './past-calls.server';

interface DemoParts {
  readonly database: Database;
  readonly config: Config;
  readonly say: (sentence: string) => void;
}

/** The example organisations as they stand on a day. */
function demoBrands(today: Day): readonly DemoBrand[] {
  return [academyDemo(academyPlan(today)), shopDemo(shopPlan(today))];
}

/** Fills an empty data folder with the examples and answers, line by line, who can log in to them. */
export async function loadDemo(parts: DemoParts): Promise<readonly string[]> {
  const today = new Date().toISOString().slice(0, 10);
  const demos = demoBrands(today);
  if (!(await isLoaded(parts.database))) await load(parts, demos, today);
  return ['Log in to the example (nothing but the example is behind these):', ...demos.flatMap(loginsOf)];
}

async function load({ database, config, say }: DemoParts, demos: readonly DemoBrand[], today: Day): Promise<void> {
  for (const { brand } of demos) {
    const { rows } = await database.pool.query(`select 1 from ${brand}.app_user limit 1`);
    if (rows.length > 0) throw startProblem(notEmpty);
  }
  for (const demo of demos) {
    const began = performance.now();
    say(`Filling ${demo.called}, once...`);
    const calls = await pastCalls(demo.brand, database, config);
    try {
      await makeBrand(calls, demo, today, say);
    } finally {
      await calls.end();
    }
    say(`Filled in ${Math.round((performance.now() - began) / 1000)} s.`);
  }
  await database.pool.query('create table public.demo (loaded timestamptz not null default now())');
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
