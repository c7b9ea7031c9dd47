import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { academyRecords } from './academy-records';
import { sendFile } from './sent-file';
import { type TestApp, startTestApp } from './test-app';
import { academySlices } from './parts/academy';
import { healthSlice } from '#features/oversight/health/health-slice.server';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, healthSlice] });
  token = await app.setUp();
  await academyRecords(app, token).course();
});
afterAll(() => app.stop());

const sentence =
  'A part of the database is damaged and cannot be read. Nothing was saved. Whoever runs the server has to check the disk and restore the newest backup.';
const course = { courseName: 'Welding', coursePrice: 1, courseDuration: 1, courseLevel: 'basic' };
const run = async (query: string) => (await app.database.pool.query(query)).rows;
const databaseFact = async () =>
  (await app.call('GET', 'health', { token })).body.facts.find(({ name }: { name: string }) => name === 'Database');

/** Overwrites the first page of a table on the disk, and has PostgreSQL forget what it read of it. */
async function damage(table: string): Promise<void> {
  await run('create extension if not exists pg_buffercache');
  await run('checkpoint');
  const [found] = await run(
    `select current_setting('data_directory') as folder, pg_relation_filepath('${table}') as path`,
  );
  const file = openSync(join(found.folder, found.path), 'r+');
  writeSync(file, Buffer.alloc(8192, 0xa5), 0, 8192, 0);
  closeSync(file);
  await run(`select pg_buffercache_evict_relation('${table}')`);
}

it('what lies on a damaged page is told of with what to do, nothing else is touched, and the Health screen says so', async () => {
  expect((await databaseFact()).tone).toBe('good');
  await damage('academy.course');
  const before = await run('select count(*) from academy.activity');
  for (const answer of [
    await app.call('GET', 'courses', { token }),
    await app.call('GET', 'courses?page=1', { token }),
    await app.call('POST', 'courses', { token, body: course }),
    await sendFile(app, 'courses/import', 'courseName,coursePrice,courseDuration,courseLevel\nWelding,1,1,basic\n', {
      token,
    }),
  ])
    expect([answer.status, answer.body]).toEqual([503, { status: false, message: sentence }]);
  expect(await run('select count(*) from academy.activity')).toEqual(before);
  expect((await app.call('GET', 'student', { token })).status).toBe(200);
  expect((await app.call('GET', 'courses', { token, headers: { 'accept-language': 'de' } })).body.message).toMatch(
    /^Ein Teil der Datenbank ist beschädigt/,
  );
  expect(await databaseFact()).toEqual({
    name: 'Database',
    tone: 'wrong',
    said: expect.stringMatching(
      /^A damaged part was found on .+: “invalid page in block 0 of relation .+”\. Check the disk, and restore the newest backup\.$/,
    ),
  });
});
