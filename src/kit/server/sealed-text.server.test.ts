import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#testing/test-app';
import { openText, sealText } from './sealed-text';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const mine = { purpose: 'second factor', owner: 'academy 1' };

it('a sealed text is read again, and looks different each time', async () => {
  const [one, two] = [await sealText(app.database, mine, 'secret'), await sealText(app.database, mine, 'secret')];
  expect(one).not.toBe(two);
  expect(one).not.toContain('secret');
  expect(await openText(app.database, mine, one)).toBe('secret');
});

it('a text that was changed, or sealed for another person, brand or purpose, is not read', async () => {
  const sealed = await sealText(app.database, mine, 'secret');
  const changed = `${sealed.slice(0, -3)}${sealed.endsWith('AAA') ? 'BBB' : 'AAA'}`;
  await expect(openText(app.database, mine, changed)).rejects.toThrow();
  for (const other of [
    { ...mine, owner: 'academy 2' },
    { ...mine, owner: 'decoration 1' },
    { ...mine, purpose: 'mail' },
  ])
    await expect(openText(app.database, other, sealed)).rejects.toThrow();
});
