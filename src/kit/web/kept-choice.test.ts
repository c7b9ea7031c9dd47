// Proves A20.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureCalls } from './call';
import { keepHere, keepOwn, keptHere, keptOwn, keptOwnText } from './kept-choice';
import { removeView, savedViews, saveView } from './list/saved-views';
import { configureOwner } from './own-storage';

let stored: Record<string, string>;
let owner: string | undefined;

beforeEach(() => {
  stored = {};
  owner = 'academy:amina';
  configureOwner(() => owner);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
    removeItem: (key: string) => void delete stored[key],
  });
});
afterEach(() => vi.unstubAllGlobals());

it('what an account chose, wrote and saved opens for it alone, in its brand', () => {
  keepOwn('method', 'cash');
  keepOwn('account', '7');
  saveView('fees', 'Mine', { q: 'hodan', page: '2' });
  expect(Object.keys(stored).sort()).toEqual([
    'own academy:amina choice:account',
    'own academy:amina choice:method',
    'own academy:amina views:fees',
  ]);
  expect(remembered()).toEqual(['cash', '7', [{ name: 'Mine', address: { q: 'hodan' } }]]);
  for (owner of ['academy:bashir', 'decoration:amina', undefined])
    expect(remembered()).toEqual([undefined, undefined, []]);
  owner = 'academy:amina';
  removeView('fees', 'Mine');
  expect(savedViews('fees')).toEqual([]);
});

it('stores nothing of nobody, and the paper of a printer for everybody', () => {
  owner = undefined;
  keepOwn('method', 'cash');
  keepOwn('account', '7');
  saveView('fees', 'Mine', {});
  removeView('fees', 'Mine');
  expect([remembered(), stored]).toEqual([[undefined, undefined, []], {}]);
  keepHere('paper', 'a4');
  owner = 'academy:bashir';
  expect([keptHere('paper', ['till', 'a4']), keptHere('paper', ['till'])]).toEqual(['a4', undefined]);
});

it('finds the views that an account saved before they had this name', () => {
  configureCalls({
    stores: 'kit',
    token: () => 'token',
    onToken: () => {},
    host: () => '',
    onUnauthorized: () => {},
    account: () => owner,
    shelf: () => undefined,
  });
  const view = { name: 'Mine', address: { q: 'hodan' } };
  stored['views:academy:amina:fees'] = JSON.stringify([view]);
  expect(savedViews('fees')).toEqual([view]);
  saveView('fees', 'Other', {});
  expect(savedViews('fees').map(({ name }) => name)).toEqual(['Mine', 'Other']);
  expect(Object.keys(stored)).toEqual(['own academy:amina views:fees']);
});

function remembered() {
  return [keptOwn('method', ['cash', 'jeeb']), keptOwnText('account'), savedViews('fees')];
}
