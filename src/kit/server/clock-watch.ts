import type { Database } from './db';

// Below this a clock is being adjusted, not set back.
const TOLERANCE = 120_000;
const LOOK_EVERY = 30_000;

/** A sentence that says how far the clock is behind the newest record; undefined if it is not. */
export function clockProblem(newest: Date, now: Date): string | undefined {
  const behind = newest.getTime() - now.getTime();
  if (behind <= TOLERANCE) return undefined;
  const moment = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');
  return `The clock of this machine says ${moment(now)} UTC, but something was recorded at ${moment(newest)} UTC. Set the clock right. The program goes on: numbers stay in order, but what is recorded now carries the clock's time.`;
}

/** Reports at the start, and whenever the clock is set back while the product runs, that it cannot be right. */
export async function watchClock(database: Database, brands: readonly string[], say: (sentence: string) => void) {
  const newest = await newestRecord(database, brands);
  const problem = newest && clockProblem(newest, new Date());
  if (problem !== undefined) say(problem);
  let highest = Date.now();
  const timer = setInterval(() => {
    const now = new Date();
    const back = clockProblem(new Date(highest), now);
    if (back !== undefined) say(back);
    // Reported once for each time it is set back.
    highest = back === undefined ? Math.max(highest, now.getTime()) : now.getTime();
  }, LOOK_EVERY).unref();
  return () => clearInterval(timer);
}

async function newestRecord(database: Database, brands: readonly string[]): Promise<Date | undefined> {
  const found: string[] = [];
  for (const brand of brands) {
    const { newest } = await database
      .in(brand)
      .selectFrom('activity')
      .select(({ fn }) => fn.max('createdAt').as('newest'))
      .executeTakeFirstOrThrow();
    if (newest) found.push(newest);
  }
  const newest = found.toSorted().at(-1);
  return newest === undefined ? undefined : new Date(newest);
}
