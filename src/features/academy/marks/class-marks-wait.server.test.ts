import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type MarkingScene, startMarking } from './marks.fixture';

let scene: MarkingScene;

beforeAll(async () => {
  scene = await startMarking();
});
afterAll(() => scene.app.stop());

it('saving the marks of a class waits for whoever holds the class, before it looks which marks there are', async () => {
  const { app, owner, mine, html, amina } = scene;
  const { pool } = app.database;
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from academy.school_class where _id = $1 for no key update', [mine._id]);
    const items = [{ studentID: amina._id, Amount: 80 }];
    const body = { classID: mine._id, subjectID: html._id, items };
    const saving = app.call('POST', 'marks/class', { token: owner, body });
    const waits = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%school_class%'`;
    await expect.poll(async () => (await pool.query(waits)).rowCount, { timeout: 20_000 }).toBe(1);
    await other.query('commit');
    await expectSaved(saving);
  } finally {
    other.release();
  }
});
