// Proves A20, A21.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDrafts, offerDraft, takeDraft } from './drafts';
import { configureOwner, emptyStorage, ownKey, storedOwn, storeOwn } from './own-storage';

let stored: Record<string, string>;
let owner: string | undefined;

beforeEach(() => {
  stored = {};
  owner = 'academy:amina';
  configureOwner(() => owner);
  // The keys of a storage are its own members.
  const storage = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
    removeItem: (key: string) => void delete stored[key],
  });
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(storage, {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: (_storage, key) => Object.getOwnPropertyDescriptor(stored, key),
    }),
  );
  vi.stubGlobal('location', { pathname: '/customers' });
});
afterEach(() => vi.unstubAllGlobals());

it('what was typed opens for the account that typed it, in its brand, and for nobody else', () => {
  const forget = offerDraft('customers', () => ({ values: { name: 'Hodan' } }));
  keepDrafts();
  forget();
  expect(Object.keys(stored)).toEqual(['own academy:amina draft:/customers:customers']);
  for (owner of ['academy:bashir', 'decoration:amina', undefined]) expect(takeDraft('customers')).toBeUndefined();
  owner = 'academy:amina';
  expect(takeDraft('customers')).toEqual({ values: { name: 'Hodan' } });
  expect(stored).toEqual({});
});

it('is emptied of what others left, and of nothing else', () => {
  stored = { token: 't', brandType: 'academy' };
  storeOwn('sale', '1');
  owner = 'decoration:amina';
  storeOwn('sale', '2');
  emptyStorage(['decoration:amina']);
  expect([stored, storedOwn('sale')]).toEqual([
    { token: 't', brandType: 'academy', 'own decoration:amina sale': '2' },
    '2',
  ]);
  emptyStorage([]);
  expect(stored).toEqual({ token: 't', brandType: 'academy' });
});

it('stores nothing for nobody', () => {
  owner = undefined;
  storeOwn('sale', '1');
  expect([ownKey('sale'), stored]).toEqual([undefined, {}]);
});
