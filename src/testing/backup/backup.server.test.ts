// Proves R 2.4.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backupPlan } from '#app/backup-plan';
import { brands } from '#house/brand/brand.contract';
import { someData } from '#testing/some-data';
import { ownerPassword, type TestApp } from '#testing/test-app';
import { startWholeApp } from '#testing/whole-app';
import { openDatabase } from '#kit/server/db';
import { migrate } from '#database/migrate';
import { serverSecret } from '#kit/server/secret';
import { asked, type Place, withEmpty } from '#database/backup/empty-database.fixture';
import { lastBackup } from '#database/backup/facts';
import { checkBackup, loadBackup } from '#database/backup/load-backup';
import { makeBackup } from '#database/backup/make-backup';
import { nightlyBackup } from '#database/backup/nightly';
import { backedUpTables } from '#database/backup/plan';
import { writeBackup } from '#database/backup/write-backup';

const folder = mkdtempSync(join(tmpdir(), 'daftar-backup-'));
const now = new Date('2026-11-21T02:00:00Z');
const file = join(folder, 'whole.backup');
let app: TestApp;
let source: Place;
beforeAll(async () => {
  app = await startWholeApp();
  await someData(app);
  const { rows } = await app.database.pool.query('select current_database() as database');
  source = { ...inject('postgres'), database: rows[0].database };
  await writeBackup(source, backupPlan, { file, reason: 'asked', now });
});

afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  it('gives every row of every table back, with every figure and number that follows from them', async () => {
    await withEmpty(async (target) => {
      const loaded = await loadBackup(target, backupPlan, file);
      expect(loaded.rows).toBeGreaterThan(100);
      const tables = await backedUpTables(app.database.pool, backupPlan);
      expect(tables.length).toBeGreaterThan(60);
      for (const { schema, table } of tables) {
        const rows = `select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as all from ${schema}."${table}" t`;
        expect(await asked(target, rows), `${schema}.${table}`).toEqual(await asked(source, rows));
      }
      const figures = `select name, part, sum(rows) as rows, sum(amount) as amount from academy.figure group by 1, 2 having sum(rows) <> 0 order by 1, 2`;
      expect(await asked(target, figures)).toEqual(await asked(source, figures));
      for (const brand of backupPlan.schemas)
        expect(await asked(target, `select * from ${brand}.figure_difference`)).toEqual([]);
      // The next student gets the next number, by triggers and references that are all back.
      const guards = `select count(*)::int as triggers, (select count(*)::int from pg_constraint) as constraints from pg_trigger where tgenabled = 'O'`;
      expect(await asked(target, guards)).toEqual(await asked(source, guards));
    });
  });

  it('holds no session, reset code or wait: what ended since must not come back to life', async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    expect(await asked(source, 'select _id from academy.session')).not.toEqual([]);
    expect(text).toContain('-- table {"schema":"academy","table":"student"');
    expect(text).not.toMatch(/"table":"(session|password_reset|login_attempt)"/);
  });

  it('is for its owner alone, under its name only once it is whole', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['whole.backup']);
  });

  it('is of one moment, however much is written while it is made', async () => {
    const target = join(folder, 'moment.backup');
    const token = await logIn();
    const writing = new AbortController();
    const writer = (async () => {
      for (let number = 0; !writing.signal.aborted; number++)
        await app.call('POST', 'courses', {
          token,
          body: { courseName: `Course ${number}`, coursePrice: 1, courseDuration: 1, courseLevel: 'basic' },
        });
    })();
    await writeBackup(source, backupPlan, { file: target, reason: 'asked', now });
    writing.abort();
    await writer;
    await withEmpty(async (connection) => {
      await loadBackup(connection, backupPlan, target);
      const figure = await asked(connection, `select * from academy.figure_difference`);
      const logged = `select (select count(*)::int from academy.course) as courses,
        (select count(*)::int from academy.activity where resource = 'courses') as logged`;
      const [counts] = await asked(connection, logged);
      expect(figure).toEqual([]);
      expect(counts).toEqual({ courses: (counts as { logged: number }).logged, logged: expect.any(Number) });
    });
    rmSync(target);
  });

  it('is known to the product afterwards, and so is one that could not be made', async () => {
    const target = join(folder, 'kept');
    const order = { connection: source, database: app.database, plan: backupPlan, reason: 'nightly' as const };
    for (const day of ['01', '02', '03'])
      await makeBackup({ ...order, target, now: new Date(`2026-11-${day}T02:00:00Z`), keep: 2 });
    expect(readdirSync(target)).toEqual([
      'daftar-20261102T020000Z-nightly.backup',
      'daftar-20261103T020000Z-nightly.backup',
    ]);
    const { succeeded, failed } = await lastBackup(app.database);
    expect(succeeded).toMatchObject({
      reason: 'nightly',
      file: join(target, 'daftar-20261103T020000Z-nightly.backup'),
    });
    expect(succeeded?.bytes).toBe(statSync(succeeded?.file ?? '').size);
    expect(failed).toBeUndefined();

    writeFileSync(join(folder, 'in-the-way'), '');
    const blocked = { ...order, target: join(folder, 'in-the-way', 'x'), now: new Date('2026-11-04T02:00:00Z') };
    await expect(makeBackup(blocked)).rejects.toThrow(/^Backups cannot be kept in /);
    expect((await lastBackup(app.database)).failed?.problem).toMatch(/^Backups cannot be kept in /);
  });

  it('is made by one of several processes', async () => {
    const target = join(folder, 'once');
    const at = new Date('2026-11-05T02:00:00Z');
    const order = { connection: source, database: app.database, plan: backupPlan, reason: 'nightly' as const, target };
    const unlessSince = { made: at, tried: at };
    const three = [0, 1, 2].map((seconds) =>
      makeBackup({ ...order, now: new Date(at.getTime() + seconds * 1000), unlessSince }),
    );
    expect((await Promise.all(three)).filter(Boolean)).toHaveLength(1);
    expect(readdirSync(target)).toHaveLength(1);
  });
});

it('a backup of an earlier release goes through the migrations since', async () => {
  const earlier = join(folder, 'migrations');
  mkdirSync(earlier);
  const names = readdirSync(backupPlan.migrations).sort();
  for (const name of names.filter((name) => name < '0104'))
    cpSync(join(backupPlan.migrations, name), join(earlier, name));
  const old = { ...backupPlan, migrations: earlier };
  const target = join(folder, 'earlier.backup');
  await withEmpty(async (connection) => {
    const database = openDatabase(connection, { max: 2 });
    await migrate(database, { dir: earlier, brands });
    await serverSecret(database);
    await database.pool.query(`insert into academy.employee (_id, name, phone, gender, address, "educationalLevel", "jobTitle",
      "departmentWork", "bloodType", "typeOfworking", "dateOfBirth", "salaryAmount", "commissionRate", "employeeStatus")
      values (gen_random_uuid(), 'Hodan', '252611', 'female', 'Here', 'master', 'Printer', 'Print', 'A+', 'permanent', '1990-01-01', 100, 0, 'Active')`);
    await database.close();
    await writeBackup(connection, old, { file: target, reason: 'upgrade', now });
  });
  await withEmpty(async (connection) => {
    await loadBackup(connection, backupPlan, target);
    const found = `select (select count(*)::int from academy.migration) as migrations, (select sum(rows)::int from academy.figure where name = 'employee') as employees`;
    expect(await asked(connection, found)).toEqual([{ migrations: names.length, employees: 1 }]);
  });
});

describe('the nightly backup', () => {
  it('is made once a night, also by a machine that was off at two, and again an hour after it failed', async () => {
    const target = join(folder, 'nights');
    const look = async (at: string) => {
      await nightlyBackup({
        connection: source,
        database: app.database,
        plan: backupPlan,
        backups: { automatic: true, folder: target, keep: 14 },
        timeZone: async () => 'Africa/Mogadishu',
        clock: () => new Date(at),
      }).catch(() => undefined);
      return readdirSync(target).length;
    };
    expect(await look('2027-01-01T21:30:00Z')).toBe(1);
    expect(await look('2027-01-01T22:59:30Z')).toBe(1);
    expect(await look('2027-01-01T23:00:00Z')).toBe(2);
    expect(await look('2027-01-04T08:00:00Z')).toBe(3);
    expect(await look('2027-01-04T20:00:00Z')).toBe(3);
    await app.database.pool.query(
      `update public.backup set file = null, problem = 'no' where "startedAt" = '2027-01-04T08:00:00Z'`,
    );
    expect(await look('2027-01-04T08:59:00Z')).toBe(3);
    expect(await look('2027-01-04T09:01:00Z')).toBe(4);
    // A clock that stood a year ahead and was set right.
    expect(await look('2026-02-01T23:30:00Z')).toBe(5);
  });
});

describe('a file that is no whole backup of this product', () => {
  const text = () => gunzipSync(readFileSync(file)).toString();
  const said = async (work: Promise<unknown>) => work.then(() => 'nothing').catch((error: Error) => error.message);
  const written = (bytes: Buffer | string): string => {
    const path = join(folder, 'bad.backup');
    writeFileSync(path, bytes);
    return path;
  };
  const says = async (bytes: Buffer | string): Promise<string> => {
    const path = written(bytes);
    return (await said(checkBackup(backupPlan, path))).replace(path, 'FILE');
  };

  it('leaves nothing behind where it was found out while it was loaded', async () => {
    const path = written(gzipSync(text().replace('Hodan', 'Hodam')));
    await withEmpty(async (target) => {
      expect(await said(loadBackup(target, backupPlan, path))).toMatch(/are not those that were written/);
      const left = `select nspname from pg_namespace where nspname = any('{academy,decoration}')`;
      expect(await asked(target, left)).toEqual([]);
    });
  });

  it('is refused where it was cut short', async () => {
    const bytes = readFileSync(file);
    expect(await says(bytes.subarray(0, bytes.length - 100))).toMatch(
      /^The backup FILE is damaged .* Nothing was changed\.$/,
    );
    const lines = text().split('\n');
    expect(await says(gzipSync(lines.slice(0, -3).join('\n')))).toMatch(/damaged \(it ends too early\)/);
    expect(await says(gzipSync(lines.slice(0, 40).join('\n')))).toMatch(/damaged/);
  });

  it('is refused where a single letter of it differs', async () => {
    const changed = text().replace('Hodan', 'Hodam');
    expect(await says(gzipSync(changed))).toMatch(/the rows of academy\.\w+ are not those that were written/);
    const head = text().replace('"reason":"asked"', '"reason":"asker"');
    expect(await says(gzipSync(head))).toBe('The backup FILE is damaged (its checksum is wrong). Nothing was changed.');
  });

  it('is refused where it is none at all', async () => {
    for (const bytes of ['hello', '', gzipSync('hello\nworld\n'), Buffer.alloc(100_000, 7)])
      expect(await says(bytes)).toMatch(/^(FILE is not a backup of Daftar\.|The backup FILE is damaged)/);
    await expect(checkBackup(backupPlan, join(folder, 'none'))).rejects.toThrow(/^There is no file /);
  });

  it('is refused where it comes from a newer release, or from another edition', async () => {
    const newer = text().replace('"academy":[{', '"academy":[{"name":"9999_later.sql","digest":"x"},{');
    expect(await says(gzipSync(newer))).toMatch(
      /^FILE was made by Daftar \S+, which is newer than this one \(\S+\): install that release or a later one\. Nothing was changed\.$/,
    );
    const other = text().replace(/"digest":"\w+"/, '"digest":"other"');
    expect(await says(gzipSync(other))).toMatch(
      /another product or edition \(its 0001_foundation\.sql differs from ours\)/,
    );
  });
});

async function logIn(): Promise<string> {
  const answer = await app.call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } });
  return answer.body.token;
}
