// Proves OW3.
import { expect, it } from 'vitest';
import { startBothBrands } from '#testing/both-brands';
import { entered, ownerSees } from './owner.fixture';
import { amountsOf } from './together.rules';
import { startTestApp } from '#testing/test-app';
import { ownerSlice } from './owner-slice.server';
import { counterSlices } from '#testing/parts/counter';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';

it('OW example 2: 1,240.00 of the academy and 860.50 of the shop are 2,100.50 together, each by its own login', async () => {
  const { app, ownerOf } = await startBothBrands(
    await startTestApp({ slices: [...counterSlices, ownerSlice, summarySlice] }),
  );
  const tokens = { academy: ownerOf('academy'), decoration: ownerOf('decoration') };
  const books = { academy: 1_240, decoration: 860.5 };
  const { date } = await ownerSees(app, tokens.academy);
  for (const brand of ['academy', 'decoration'] as const) {
    const row = { transectionType: 'income', type: 'service income', amount: books[brand], date } as const;
    await entered(app, tokens[brand], row, brand);
  }
  const academy = await ownerSees(app, tokens.academy);
  const shop = await ownerSees(app, tokens.decoration, { brand: 'decoration' });
  expect(amountsOf([academy, shop], ({ cash }) => cash)).toEqual([1_240, 860.5, 2_100.5]);
  const foreign = await app.call('GET', 'owner', { token: tokens.academy, brand: 'decoration' });
  expect(foreign.status).toBe(401);
  await app.stop();
});
