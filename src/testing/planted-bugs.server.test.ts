import { afterAll, beforeAll, expect, it } from 'vitest';
import { bugs } from './planted/bugs';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let owner: string;
let caught = 0;

beforeAll(async () => {
  app = await startWholeApp();
  owner = await app.setUp();
});
afterAll(async () => {
  console.log(`planted: ${bugs.length} run, ${bugs.length - caught} not caught`);
  await app.stop();
});

it.each(bugs)(
  'without $guard, a case of the battery $battery fails, and with it none does',
  async ({ plant, problem }) => {
    expect(await problem(app, owner)).toBeUndefined();
    const giveBack = await plant(app);
    let found: string | undefined;
    try {
      found = await problem(app, owner);
    } finally {
      await giveBack();
    }
    // An error of the server would be a guard that broke, not one that is missing.
    expect(found).toMatch(/^(?!answered 5)./);
    caught++;
  },
);
