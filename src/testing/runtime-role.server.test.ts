import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { brands } from '#house/brand/brand.contract';
import { runtimeRights } from '#app/runtime-rights';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';
import { type Connection, type Database, openDatabase } from '#kit/server/db';
import { letRuntimeRoleLogIn, provideRuntimeRole, provideServingLogin, runtimeRole } from '#database/runtime-role';

let app: TestApp;
let served: Database;

beforeAll(async () => {
  app = await startWholeApp();
  await app.setUp();
  const { rows } = await app.database.pool.query<{ name: string }>('select current_database() as name');
  const connection = { ...(inject('postgres') as object), database: rows[0]?.name } as Connection;
  served = openDatabase(connection, { max: 2, role: runtimeRole });
});
afterAll(async () => {
  await served.close();
  await app.stop();
});

const refused = async (statement: string) =>
  served.pool.query(statement).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const denied = '42501';

describe('whom requests are served as', () => {
  it('takes no money document out of its table, in either brand', async () => {
    const tables = ['fee', 'fee_receipt', 'money_transaction', 'payroll', 'subscription', 'service', 'service_receipt'];
    for (const brand of brands)
      for (const table of [...tables, 'purchase', 'invoice', 'invoice_receipt', 'counter'])
        expect([
          table,
          await refused(`delete from ${brand}.${table}`),
          await refused(`truncate ${brand}.${table}`),
        ]).toEqual([table, denied, denied]);
  });

  it('neither changes nor deletes a line of the activity log or its seals', async () => {
    for (const brand of brands)
      for (const statement of [
        `update ${brand}.activity set label = 'x'`,
        `delete from ${brand}.activity`,
        `truncate ${brand}.activity cascade`,
        `update ${brand}.activity_seal set no = 1`,
        `delete from ${brand}.activity_seal`,
        `delete from ${brand}.activity_chain`,
        `alter table ${brand}.activity disable trigger activity_written`,
        `drop trigger activity_written on ${brand}.activity`,
      ])
        expect([statement, await refused(statement)]).toEqual([statement, denied]);
  });

  it('changes no table, and not what migrations ran or the secret that signs tokens', async () => {
    for (const statement of [
      'create table public.mine (one integer)',
      'create table academy.mine (one integer)',
      `alter table academy.fee drop constraint "fee_feePaid_check"`,
      'drop table academy.fee',
      'delete from academy.migration',
      `update public.installation set secret = 'x'`,
      'set session_replication_role to replica',
    ])
      expect([statement, await refused(statement)]).toEqual([statement, denied]);
  });

  it('still deletes what the product no longer needs: sessions, codes, drafts and records that nothing refers to', async () => {
    for (const table of [
      'session',
      'login_attempt',
      'password_reset',
      'credential',
      'replay',
      'course',
      'stock_movement',
    ])
      expect([table, await refused(`delete from academy.${table} where false`)]).toEqual([table, 'done']);
  });

  it('has its rights again at the next start where somebody gave it more or took some', async () => {
    await app.database.pool.query(
      `grant delete on academy.fee to ${runtimeRole}; revoke insert on academy.mark from ${runtimeRole}`,
    );
    expect(await provideRuntimeRole(app.database, runtimeRights)).toBe(runtimeRole);
    expect(await refused('delete from academy.fee')).toBe(denied);
    expect(await refused('insert into academy.mark select * from academy.mark where false')).toBe('done');
  });
});

describe('a login that requests come by', () => {
  const login = `login_${randomBytes(4).toString('hex')}`;
  const as = async (user: string) => {
    const { rows } = await app.database.pool.query<{ name: string }>('select current_database() as name');
    return openDatabase({ ...(inject('postgres') as object), user, database: rows[0]?.name } as Connection, { max: 1 });
  };
  afterAll(async () => {
    await app.database.pool.query(`drop owned by ${login}`);
    await app.database.pool.query(`drop role ${login}`);
  });

  it('has no rights beside, and nobody whom it could become again', async () => {
    await letRuntimeRoleLogIn(app.database, undefined);
    await app.database.pool.query(`create role ${login} login`);
    expect(await provideServingLogin(app.database, login)).toBe(login);
    for (const user of [runtimeRole, login]) {
      const own = await as(user);
      for (const climb of ['reset role', 'reset session authorization', 'set session authorization default'])
        await expect(own.pool.query(`${climb}; delete from academy.fee_receipt`)).rejects.toMatchObject({
          code: denied,
        });
      await own.pool.query('delete from academy.course where false');
      const { rows } = await own.pool.query(`select current_setting('statement_timeout') as limit`);
      expect(rows).toEqual([{ limit: '1min' }]);
      await own.close();
    }
  });

  it('is told of where it has more rights than it needs', async () => {
    const { user } = inject('postgres');
    expect(await provideServingLogin(app.database, user)).toBeUndefined();
  });
});

describe('a database user that is no superuser', () => {
  const name = `owner_${randomBytes(4).toString('hex')}`;
  const connection = () => ({ ...(inject('postgres') as object), user: name, database: name }) as Connection;

  afterAll(async () => {
    await app.database.pool.query(`drop database if exists ${name} with (force)`);
    await app.database.pool.query(`drop role if exists ${name}`);
  });

  it('serves requests with all its rights where it may not make a role, and with fewer where it may', async () => {
    await app.database.pool.query(`create role ${name} login nosuperuser nocreaterole`);
    await app.database.pool.query(`create database ${name} owner ${name}`);
    const own = openDatabase(connection(), { max: 2 });
    await own.pool.query(
      'create table public.migration_lock (one integer primary key); insert into public.migration_lock values (1)',
    );
    await own.pool.query(
      'create schema academy; create table academy.fee (one integer); create table academy.course (one integer)',
    );
    const rights = { schemas: ['academy'], undeleted: ['fee'], appended: [], read: ['migration_lock'] };
    expect(await provideRuntimeRole(own, rights)).toBeUndefined();
    // The role exists on this server already; a user who administers it may take it.
    await app.database.pool.query(`grant ${runtimeRole} to ${name} with admin option`);
    expect(await provideRuntimeRole(own, rights)).toBe(runtimeRole);
    const less = openDatabase(connection(), { max: 1, role: runtimeRole });
    await expect(less.pool.query('delete from academy.fee')).rejects.toMatchObject({ code: denied });
    await less.pool.query('delete from academy.course');
    await less.close();
    await own.close();
  });
});
