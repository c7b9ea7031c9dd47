import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBackupFacts } from '#database/backup/facts';
import { ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import type { Health } from './health.contract';
import { healthSlice } from './health-slice.server';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ slices: [healthSlice] });
  await app.setUp();
});
afterAll(() => app.stop());

const fact = async (name: string, token: string) => {
  const { facts }: Health = (await app.call('GET', 'health', { token })).body;
  return facts.find((one) => one.name === name);
};

it('the Health screen tells of a clock that is behind what was recorded, and which backup was made last all the same', async () => {
  app.setClock(new Date(Date.now() + 365 * 86_400_000));
  const { token } = (
    await app.call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } })
  ).body;
  expect(await fact('Clock', token)).toMatchObject({ tone: 'good' });
  app.setClock(undefined);
  expect(await fact('Clock', token)).toMatchObject({
    tone: 'attention',
    said: expect.stringMatching(/^It is .* by the clock, but something was recorded on .*: the clock is behind, or /),
  });
  await ensureBackupFacts(app.database.pool);
  await app.database.pool.query(
    `grant select on public.backup to public;
     insert into public.backup ("startedAt", "finishedAt", reason, file, bytes, problem) values
       (now() + interval '1 year', null, 'nightly', null, null, 'Full'), (now(), now(), 'nightly', 'x', 1, null)`,
  );
  expect(await fact('Backup', token)).toMatchObject({ tone: 'good' });
});
