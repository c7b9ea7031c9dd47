// Proves R 4.1.
import { expect, it } from 'vitest';
import { product, routes } from '#app/product';
import { derivedRows, unspoken } from './permissions/derived-rows';
import { derivedSheet, rowsByHand } from './permissions/permission-rows';

it('every call has a row that somebody wrote, or one that the policy gave and somebody has read', async () => {
  await expect(derivedRows(unspoken(rowsByHand(), routes), product)).toMatchFileSnapshot(derivedSheet);
});

it('a call of which nobody has written anything is told with whoever may make it', () => {
  const [call] = routes.filter(({ method, path }) => method === 'POST' && path === 'branch');
  expect(unspoken([], call ? [call] : [])).toEqual([call]);
  expect(derivedRows(call ? [call] : [], product)).toBe(
    'screen,brand,call,access,why\n/branch,decoration,POST branch,full,Branch\n',
  );
  const titled = call ? [{ ...call, title: 'Branch, or "shop"' }] : [];
  expect(derivedRows(titled, product)).toContain('POST branch,full,"Branch, or ""shop"""\n');
});
