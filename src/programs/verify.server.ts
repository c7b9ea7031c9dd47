import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checks } from '#app/product';
import { brandNames, brands } from '#house/brand/brand.contract';
import { readConfig } from '#kit/server/config';
import { openDatabase } from '#kit/server/db';
import { pendingMigrations } from '#database/migrate';
import { projectRoot } from '#kit/server/project-root';
import { provideDatabaseBeside } from '#database/provide-database';
import { isStartProblem, startProblem } from '#kit/server/start-problem';
import { brokenIn, type Report, reportJson, reportText } from '#database/verify/report';
import { runChecks } from '#database/verify/run';

/** Exit codes: everything holds, something does not, or the check could not be made. */
const codes = { holds: 0, broken: 1, notRun: 2 } as const;

process.exitCode = await verify().catch((error: unknown) => {
  process.stderr.write(`${isStartProblem(error) ? error.message : String(error)}\n`);
  return codes.notRun;
});

async function verify(): Promise<number> {
  const { json, most } = readOptions();
  const { connection, passage, stop } = await provideDatabaseBeside(readConfig(process.env, brands), {
    log: (sentence) => process.stderr.write(`${sentence}\n`),
  });
  const database = openDatabase(connection, { max: 1, passage });
  try {
    const missing = await pendingMigrations(database, { dir: join(projectRoot, 'migrations'), brands });
    if (missing.length > 0)
      throw startProblem(
        `The database is older than this program (${missing.join(', ')}). Start the product once, then verify.`,
      );
    const began = performance.now();
    const at = new Date().toISOString();
    const found = await runChecks(database.pool, { brands, checks, most });
    const report: Report = { at, milliseconds: Math.round(performance.now() - began), brands: found };
    process.stdout.write(json ? `${JSON.stringify(reportJson(report), null, 2)}\n` : reportText(report, calledBrand));
    return brokenIn(report) === 0 ? codes.holds : codes.broken;
  } finally {
    await database.close();
    await stop();
  }
}

function calledBrand(brand: string): string {
  return brandNames[brands.find((one) => one === brand) ?? 'academy'];
}

function readOptions(): { json: boolean; most: number } {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean' }, most: { type: 'string' } } });
    const most = Number(values.most ?? '10');
    if (Number.isSafeInteger(most) && most >= 1 && most <= 1_000_000) return { json: values.json ?? false, most };
  } catch {
    // An unknown option: the message below names the valid ones.
  }
  throw startProblem('Usage: npm run verify -- [--json] [--most 10]; --most is how many places each check names.');
}
