import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyRecords } from '#testing/academy-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { changesSince, momentNow } from './changes.server';
import { academySlices } from '#testing/parts/academy';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices] });
  owner = await app.setUp();
});
afterAll(() => app.stop());

describe('the feed of changes', () => {
  it('misses no transaction that began early and committed late, and waits for none', async () => {
    const moment = await momentNow(app.database);
    const slow = await app.database.pool.connect();
    await slow.query('begin');
    const line = (resource: string) =>
      `insert into academy.activity (_id, action, resource, address, status) values (gen_random_uuid(), 'create', '${resource}', '::1', 200)`;
    await slow.query(line('slow'));
    await app.database.pool.query(line('quick'));
    const first = await changesSince(app.database, 'academy', moment);
    expect(first.resources).toEqual(['quick']);
    await slow.query('commit');
    slow.release();
    const second = await changesSince(app.database, 'academy', first.at);
    expect(second.resources).toEqual(['slow']);
    expect((await changesSince(app.database, 'academy', second.at)).resources).toEqual([]);
  });

  it('tells nothing of the other brand', async () => {
    const moment = await momentNow(app.database);
    await academyRecords(app, owner).course();
    expect((await changesSince(app.database, 'decoration', moment)).resources).toEqual([]);
  });
});
