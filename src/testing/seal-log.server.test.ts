import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityChecks } from '#house/activity/activity-checks.server';
import { academyRecords } from './academy-records';
import { course } from '#features/academy/course/course.contract';
import { startTestApp, type TestApp } from './test-app';
import { keepSealed, sealLog } from '#database/seal-log';
import { runChecks } from '#database/verify/run';

let app: TestApp;
let write: () => Promise<unknown>;

beforeAll(async () => {
  app = await startTestApp({ entities: [course] });
  const records = academyRecords(app, await app.setUp());
  write = () => records.course();
});
afterAll(() => app.stop());
beforeEach(() => sealLog(app.database, 'academy'));

const waiting = async () => (await app.database.pool.query('select 1 from academy.activity_unsealed')).rowCount;
const seals = async () => (await app.database.pool.query('select 1 from academy.activity_seal')).rowCount ?? 0;
const broken = async () => {
  const [academy] = await runChecks(app.database.pool, { brands: ['academy'], checks: activityChecks, most: 5 });
  return academy?.results.filter(({ count }) => count > 0).map(({ name }) => name);
};

describe('the chain of the activity log', () => {
  it('takes every line a moment after it was written, in one chain however many seal at once', async () => {
    const before = await seals();
    await Promise.all(Array.from({ length: 30 }, write));
    expect(await waiting()).toBe(30);
    expect(await broken()).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => sealLog(app.database, 'academy')));
    // One of several at once seals; the next finds what is left.
    await sealLog(app.database, 'academy');
    expect([await waiting(), await seals()]).toEqual([0, before + 30]);
    expect(await broken()).toEqual([]);
  });

  it('keeps no write waiting, and a write that is taken back leaves nothing to seal', async () => {
    const holder = await app.database.pool.connect();
    await holder.query('begin; select * from academy.activity_chain for update');
    await write();
    await sealLog(app.database, 'academy');
    expect(await waiting()).toBe(1);
    await holder.query('rollback');
    await holder.query(`begin; insert into academy.activity (_id, action, resource, address, status)
      values (gen_random_uuid(), 'create', 'courses', '::1', 200); rollback`);
    holder.release();
    await sealLog(app.database, 'academy');
    expect([await waiting(), await broken()]).toEqual([0, []]);
  });

  it('is closed when the product stops', async () => {
    const stop = keepSealed(app.database, ['academy'], { reached: () => undefined, failed: () => undefined });
    await write();
    await stop();
    expect(await waiting()).toBe(0);
  });
});
