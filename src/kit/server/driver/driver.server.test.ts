import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Database, openDatabase, type Passage } from '#kit/server/db';
import { inTransaction } from '#kit/server/http/again';
import { inserting } from '#kit/server/sql/rows';
import { ask, askPrepared, named, sayLast, unnamed } from '#kit/server/sql/statement';
import { asking, statementsOf } from '#testing/statements';

const open = (passage: Passage = 'direct', max = 2) => {
  const database = openDatabase(inject('postgres'), { max, passage });
  onTestFinished(() => database.close());
  return database;
};

const name = `driver_${randomBytes(6).toString('hex')}`;
const table = sql.table(name);
const run = (database: Database, text: string) => database.pool.query(text.replaceAll('@', name));

beforeEach(async () => {
  const owner = openDatabase(inject('postgres'), { max: 1 });
  await run(
    owner,
    'drop table if exists @; create table @ (id integer primary key, word text not null default $$new$$)',
  );
  await run(owner, 'insert into @ values (1)');
  return async () => {
    await run(owner, 'drop table if exists @');
    await owner.close();
  };
});

const all = sql`select * from ${table} order by id`;
const ids = async (database: Database) => (await ask<{ id: number }>(database, named(all))).map(({ id }) => id);
const insertion = (id: number) => sql`insert into ${table} (id) values (${id})`;

describe('a table that is altered under a pool', () => {
  it('is read as it is now, by every connection', async () => {
    const [database, other] = [open('direct', 3), open()];
    const everybody = () => Promise.all(Array.from({ length: 3 }, () => ask(database, named(all))));
    await everybody();
    await run(other, 'alter table @ add column more integer not null default 7');
    expect(await everybody()).toEqual(Array.from({ length: 3 }, () => [{ id: 1, word: 'new', more: 7 }]));
    await run(other, 'alter table @ alter column word drop default, alter column word type bigint using 5');
    expect(await everybody()).toEqual(Array.from({ length: 3 }, () => [{ id: 1, word: 5, more: 7 }]));
  });

  it('lets a call begin its transaction anew, and do its work once', async () => {
    const [database, other] = [open(), open()];
    let tries = 0;
    const once = (id: number) =>
      inTransaction(database.in('public'), {
        begin: () => tries++,
        task: async (db) => {
          await askPrepared(db, insertion(id));
          return askPrepared<{ id: number }>(db, all);
        },
        mayBeDoneTwice: false,
      });
    await once(2);
    await run(other, 'alter table @ add column more integer');
    expect((await once(3)).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(tries).toBe(3);
  });
});

describe('a flight', () => {
  const ending = (database: Database, last: number) =>
    database
      .in('public')
      .transaction()
      .execute(async (db) => {
        await askPrepared(db, insertion(2));
        await sayLast(db, insertion(last));
      });

  it('carries what a transaction begins and ends with', async () => {
    const database = open();
    const { statements, trips } = await asking(() => ending(database, 3));
    expect(trips).toBe(2);
    expect(statements.map((text) => text.split(' ')[0])).toEqual(['begin', 'insert', 'insert', 'commit']);
    expect(await ids(database)).toEqual([1, 2, 3]);
  });

  it('that fails in its last statement commits nothing and says why, not what followed of it', async () => {
    const database = open();
    await expect(ending(database, 1)).rejects.toMatchObject({ code: '23505' });
    expect(await ids(database)).toEqual([1]);
    await expect(ending(database, 3)).resolves.toBeUndefined();
  });

  it('that fails in its first statement leaves no transaction open, and its connection to the next', async () => {
    const database = open('direct', 1);
    const failing = database
      .in('public')
      .transaction()
      .execute((db) => askPrepared(db, insertion(1)));
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await ids(database)).toEqual([1]);
    await askPrepared(database.in('public'), insertion(2));
    expect(await ids(open())).toEqual([1, 2]);
  });

  it('is not taken for committed where an error within was caught, which PostgreSQL answers by taking all back', async () => {
    for (const database of [open(), open('pooled')]) {
      const caught = database
        .in('public')
        .transaction()
        .execute(async (db) => {
          await askPrepared(db, insertion(2));
          await askPrepared(db, insertion(1)).catch(() => undefined);
        });
      await expect(caught).rejects.toThrow('A transaction with a failed statement was to be committed');
      expect(await ids(database)).toEqual([1]);
    }
  });

  it('of a transaction that is refused before its first statement is never sent', async () => {
    const database = open();
    const refused = async () => {
      await database
        .in('public')
        .transaction()
        .execute(() => Promise.reject(new Error('refused')));
    };
    expect(await statementsOf(() => expect(refused()).rejects.toThrow('refused'))).toEqual([]);
  });
});

describe('the plans of a connection', () => {
  const kept = async (database: Database) => {
    const { rows } = await database.pool.query(
      `select name, generic_plans + custom_plans as used, octet_length(name) as length from pg_prepared_statements`,
    );
    return rows as { name: string; used: string; length: number }[];
  };
  const within = (database: Database, count: number) =>
    database
      .in('public')
      .transaction()
      .execute(async (db) => {
        const places = sql.join(Array.from({ length: count }, (_none, index) => index));
        await sql`select * from ${table} where id in (${places})`.execute(db);
      });

  it('are kept by names of their own where a connection stays ours, and not behind a pooler', async () => {
    for (const [passage, isKept] of [
      ['direct', true],
      ['pooled', false],
    ] as const) {
      const database = open(passage, 1);
      for (let turn = 0; turn < 3; turn++) await ids(database);
      await ask(database, unnamed(sql`select 1`));
      await within(database, 2);
      await within(database, 2);
      const plans = await kept(database);
      expect(plans.length > 0).toBe(isKept);
      if (isKept) expect(plans.map(({ length }) => length > 0 && length <= 63)).toEqual(plans.map(() => true));
    }
  });

  it('are no more than a few hundred, whatever is sent, and the used ones stay', async () => {
    const database = open('direct', 1);
    for (let count = 1; count <= 320; count++) {
      await within(database, count);
      await within(database, count);
      await ids(database);
    }
    const plans = await kept(database);
    expect(plans.length).toBeLessThanOrEqual(257);
    expect(plans.some(({ used }) => Number(used) >= 320)).toBe(true);
  });

  it('are not made of what is sent once', async () => {
    const database = open('direct', 1);
    for (let count = 1; count <= 20; count++) await within(database, count);
    expect((await kept(database)).map(({ used }) => Number(used)).sort((one, other) => one - other)).toEqual([20, 20]);
  });

  it('that were lost with their connection are made again', async () => {
    const database = open('direct', 1);
    await ids(database);
    await run(database, 'deallocate all');
    expect(await ids(database)).toEqual([1]);
  });
});

describe('rows that are written together', () => {
  it('take the default where one of them has no such column, and are one text for every number of them', async () => {
    const database = open();
    const write = (rows: readonly Record<string, unknown>[]) =>
      askPrepared(database.in('public'), inserting({ table, rows }));
    await write([{ id: 2, word: 'two' }, { id: 3 }]);
    await write([{ id: 4 }, { id: 5, word: undefined }]);
    await write([
      { id: 6, word: 'ü "six" \\ $1' },
      { id: 7, word: 'seven' },
    ]);
    expect(await ask(database, named(all))).toEqual([
      { id: 1, word: 'new' },
      { id: 2, word: 'two' },
      { id: 3, word: 'new' },
      { id: 4, word: 'new' },
      { id: 5, word: 'new' },
      { id: 6, word: 'ü "six" \\ $1' },
      { id: 7, word: 'seven' },
    ]);
    const textOf = (count: number) =>
      statementsOf(() =>
        write(Array.from({ length: count }, (_none, index) => ({ id: 100 * count + index, word: '' }))),
      );
    expect(await textOf(2)).toEqual(await textOf(9));
  });
});

it('values arrive as they were: texts, instants, lists with what needs a backslash, bytes and objects', async () => {
  const database = open();
  const texts = ['', 'NULL', 'a,b', '{}', '"', '\\', "it's", 'سلام 𝒳', '\n'];
  const sent = [
    texts,
    [1, null, 3],
    new Date('2026-03-10T22:30:00.123Z'),
    Buffer.from([0, 255, 92]),
    { a: ['"'] },
    true,
  ];
  const [row] = await ask<Record<string, unknown>>(
    database,
    unnamed(sql`select ${sent[0]}::text[] as texts, ${sent[1]}::int[] as numbers, ${sent[2]}::timestamptz as instant,
      ${sent[3]}::bytea as bytes, ${sent[4]}::jsonb as json, ${sent[5]}::boolean as flag, ${null}::text as none,
      ${[Buffer.from([1, 92])]}::bytea[] = array['\\x015c'::bytea] as listed`),
  );
  expect(row).toEqual({
    texts,
    numbers: sent[1],
    instant: '2026-03-10T22:30:00.123Z',
    bytes: sent[3],
    json: sent[4],
    flag: true,
    none: null,
    listed: true,
  });
});
