import type { Config } from '../kit/server/config';
import type { Database } from '../kit/server/db';
import { startProblem } from '../kit/server/start-problem';
import { type DemoAcademy, demoAcademy, makeAcademy } from './make-academy.server';
import { pastCalls } from './past-calls.server';

interface DemoParts {
  readonly database: Database;
  readonly config: Config;
  readonly say: (sentence: string) => void;
}

/** Fills an empty data folder with an example and answers, line by line, who can log in to it. */
export async function loadDemo({ database, config, say }: DemoParts): Promise<readonly string[]> {
  const academy = demoAcademy(new Date().toISOString().slice(0, 10));
  if (!(await isLoaded(database))) await load({ database, config, say }, academy);
  return loginsOf(academy);
}

async function load({ database, config, say }: DemoParts, academy: DemoAcademy): Promise<void> {
  const { rows } = await database.pool.query('select 1 from academy.app_user limit 1');
  if (rows.length > 0) {
    throw startProblem(
      'The demo needs a data folder of its own, and this one holds other data or a demo that was interrupted. Set DATA_DIR to an empty folder.',
    );
  }
  const began = performance.now();
  say('Filling the example academy, once...');
  const calls = await pastCalls(database, config);
  try {
    await makeAcademy(calls, academy, say);
  } finally {
    await calls.end();
  }
  await database.pool.query('create table public.demo (loaded timestamptz not null default now())');
  say(`Filled in ${Math.round((performance.now() - began) / 1000)} s.`);
}

/** Written last: a demo that was interrupted is none. */
async function isLoaded(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ found: string | null }>("select to_regclass('public.demo') as found");
  const [row] = rows;
  return row !== undefined && row.found !== null;
}

function loginsOf({ staff, password }: DemoAcademy): string[] {
  const line = (who: string, name: string | number) => `  ${who.padEnd(12)}${String(name).padEnd(32)}${password}`;
  return [
    'Log in to the example (nothing but the example is behind these):',
    ...staff.map(({ userType, username }) => line(userType, username)),
    line('student', '1001   (at /loginportal)'),
  ];
}
