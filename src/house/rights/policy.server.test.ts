import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startBeside, startTestApp, type TestApp } from '#testing/test-app';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ slices: [settingsSlice] });
});
afterAll(() => app.stop());

it('a call without an entry in the policy stops the start, and is named', async () => {
  const { rights } = app.whole.product;
  const { knows } = rights;
  const spy = vi.spyOn(rights, 'knows').mockImplementation((right) => right !== 'GET settings' && knows(right));
  const start = startBeside(app, app.served);
  await expect(start).rejects.toThrow('No entry in the policy for: GET settings');
  spy.mockRestore();
});
