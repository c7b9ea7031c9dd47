import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '#app/build-app';
import { readConfig } from '#kit/server/config';
import { startTestApp, type TestApp } from '#testing/test-app';
import { brands } from '#house/brand/brand.contract';
import { product } from '#app/product';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('a call without an entry in the policy stops the start, and is named', async () => {
  const { knows } = product.rights;
  const spy = vi.spyOn(product.rights, 'knows').mockImplementation((right) => right !== 'GET settings' && knows(right));
  const start = buildApp({ database: app.served, config: readConfig({}, brands) });
  await expect(start).rejects.toThrow('No entry in the policy for: GET settings');
  spy.mockRestore();
});
