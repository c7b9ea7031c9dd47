import { sql, type Kysely } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import type { Tables } from '#kit/server/tables';
import { openDatabase } from '#kit/server/db';
import { inTransaction } from './again';

const database = openDatabase(inject('postgres'), { max: 4 });
afterAll(() => database.close());

interface Outcome {
  /** How often the task began, and what was left to be done after it in the end. */
  tries: number;
  after: string[];
  end: string;
}

/** Runs a task that goes wrong at its first tries. */
async function run(wrong: (db: Kysely<Tables>) => Promise<unknown>, times: number, mayBeDoneTwice: boolean) {
  const outcome: Outcome = { tries: 0, after: [], end: '' };
  const task = async (db: Kysely<Tables>) => {
    outcome.tries++;
    outcome.after.push('send a mail');
    if (outcome.tries <= times) await wrong(db);
    return 'done';
  };
  const begin = () => outcome.after.splice(0);
  outcome.end = await inTransaction(database.in('public'), { begin, task, mayBeDoneTwice }).catch(
    (error: unknown) => `failed: ${String((error as { code?: string }).code ?? error)}`,
  );
  return outcome;
}

const breaks = (db: Kysely<Tables>) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
const refuses = (db: Kysely<Tables>) => sql`do $$ begin raise sqlstate '40001'; end $$`.execute(db);
const refusesAtCommit = (db: Kysely<Tables>) =>
  sql`create temporary table left_to_commit (one integer primary key deferrable initially deferred) on commit drop`
    .execute(db)
    .then(() => sql`insert into left_to_commit values (1), (1)`.execute(db));

it('a transaction whose connection breaks, or that PostgreSQL takes back, is made again, and what comes after it comes once', async () => {
  const once = { tries: 2, after: ['send a mail'], end: 'done' };
  expect(await run(breaks, 1, false)).toEqual(once);
  expect(await run(refuses, 1, false)).toEqual(once);
});

it('a transaction that fails four times fails', async () => {
  expect(await run(refuses, 9, true)).toMatchObject({ tries: 4, end: 'failed: 40001' });
});

it('a transaction that is refused at its commit is not made again', async () => {
  expect(await run(refusesAtCommit, 9, true)).toMatchObject({ tries: 1, end: 'failed: 23505' });
});
