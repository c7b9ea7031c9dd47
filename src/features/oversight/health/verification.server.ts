import { type ColumnType, type Generated, sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { saved } from '#kit/server/routes/crud';
import { newId } from '#kit/server/id';
import type { Check, CheckResult } from '#database/verify/check';
import { runChecks } from '#database/verify/run';

/** How many violations each check names, and how many past runs are kept. */
const [most, mostStored] = [10, 20];
/** A run without progress for this long was cut off with its process. */
const lost = sql<string>`now() - interval '15 minutes'`;
/** The time between two progress reports, in milliseconds. */
const pause = 300;

/** Begins a check of all records of the brand, unless one is under way; it continues after the answer. */
export async function beginCheck(call: Call) {
  const { checks } = call.product;
  await call.db
    .updateTable('verification')
    .set({ finishedAt: sql`now()`, problem: 'interrupted' })
    .where('finishedAt', 'is', null)
    .where('movedAt', '<', lost)
    .execute();
  const made = await call.db
    .insertInto('verification')
    .values({ _id: newId(), all: checks.length })
    .onConflict((conflict) => conflict.doNothing())
    .returning('_id')
    .executeTakeFirst();
  if (made) {
    const { _id } = made;
    call.afterCommit(() => {
      void run(call, _id, checks).catch((error: unknown) => call.request.log.error(error));
    });
    return saved(t('The check has begun'), made);
  }
  const running = await call.db
    .selectFrom('verification')
    .select('_id')
    .where('finishedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return saved(t('A check is under way already'), running);
}

async function run({ database, brand }: Call, _id: string, checks: readonly Check[]): Promise<void> {
  const row = () => database.in(brand).updateTable('verification').where('_id', '=', _id);
  let told = Date.now();
  const progress = (done: number) => {
    if (Date.now() - told < pause) return;
    told = Date.now();
    // A progress report may be lost; a finding may not.
    void row()
      .set({ done, movedAt: sql`now()` })
      .execute()
      .catch(() => undefined);
  };
  try {
    const [found] = await runChecks(database.pool, { brands: [brand], checks, most, progress });
    const results = found?.results ?? [];
    const broken = results.reduce((sum, { count }) => sum + count, 0);
    await row()
      .set({ finishedAt: sql`now()`, done: checks.length, broken, results: JSON.stringify(results) })
      .execute();
  } catch (error) {
    await row()
      .set({ finishedAt: sql`now()`, problem: String(error) })
      .execute();
    throw error;
  }
  await forgetOld(database.in(brand));
}

async function forgetOld(db: Call['db']): Promise<void> {
  const newest = db.selectFrom('verification').select('_id').orderBy('startedAt', 'desc').limit(mostStored);
  await db.deleteFrom('verification').where('_id', 'not in', newest).execute();
}

/** The run under way, unless it was cut off, and the last one that ended. */
export async function verifications({ db }: Call) {
  const running = await db
    .selectFrom('verification')
    .select(['startedAt', 'done', 'all'])
    .where('finishedAt', 'is', null)
    .where('movedAt', '>=', lost)
    .executeTakeFirst();
  const last = await db
    .selectFrom('verification')
    .selectAll()
    .where('finishedAt', 'is not', null)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { running: running ?? null, last };
}

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    verification: {
      _id: string;
      startedAt: Generated<string>;
      movedAt: Generated<string>;
      finishedAt: string | null;
      done: Generated<number>;
      all: number;
      broken: number | null;
      results: ColumnType<readonly CheckResult[] | null, string | null, string | null>;
      problem: string | null;
    };
  }
}
