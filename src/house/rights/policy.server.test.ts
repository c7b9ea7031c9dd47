import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '#app/build-app';
import { readConfig } from '#kit/server/config';
import { startTestApp, type TestApp } from '#testing/test-app';
import { brands } from '#house/brand/brand.contract';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ slices: [settingsSlice] });
});
afterAll(() => app.stop());

it('a call without an entry in the policy stops the start, and is named', async () => {
  const { whole } = app;
  const { rights } = whole.product;
  const { knows } = rights;
  const spy = vi.spyOn(rights, 'knows').mockImplementation((right) => right !== 'GET settings' && knows(right));
  const start = buildApp({ whole, database: app.served, config: readConfig({}, brands) });
  await expect(start).rejects.toThrow('No entry in the policy for: GET settings');
  spy.mockRestore();
});
