// Proves R 6.1.
import { expect, it } from 'vitest';
import { findScreens } from '#house/menu/menu.contract';
import { screenList } from '#testing/menus';
import type { Money } from '#kit/contract/money';
import type { Found } from '#features/search/search.contract';
import { groupsOf, nextActive } from './found-groups.rules';

const screens = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((path) => ({
  path,
  title: path,
  group: undefined,
  icon: undefined,
}));
const kinds = findScreens(screenList);
const found: Found[] = [
  { kind: 'student', _id: '1', label: 'Amina (1001)', path: '/student?stdID=1001' },
  { kind: 'feeReceipt', _id: '1', label: '12 – Amina', path: '/receipt?receiptNo=12' },
];

it('groups what is found by kind, the kind first that was found first', () => {
  const surest = groupsOf('am', [], found.toReversed(), kinds);
  expect(surest.map(({ name }) => name)).toEqual(['Receipts', 'Students']);
});

it('groups what is found by kind: screens, people, documents', () => {
  const groups = groupsOf('am', screens, found, kinds);
  expect(groups.map(({ name }) => name)).toEqual(['Screens', 'Students', 'Receipts']);
  expect(groups.map(({ entries }) => entries.length)).toEqual([5, 1, 1]);
  expect(new Set(groups.flatMap(({ entries }) => entries.map(({ key }) => key))).size).toBe(7);
});

it('offers to take what somebody owes, right below the person', () => {
  const owing: Found = { kind: 'student', _id: '1', label: 'Amina (1001)', path: '/student/1', owed: 42.5 as Money };
  const [{ entries } = { entries: [] }] = groupsOf('am', [], [owing], kinds);
  expect(entries.map(({ label, path, amount }) => [label, path, amount])).toEqual([
    ['Amina (1001)', '/student/1', undefined],
    ['Take payment: Amina (1001)', '/student/1?take=1', 42.5],
  ]);
});

it('shows every screen while nothing is typed, and no group without an entry', () => {
  expect(groupsOf('', screens, [], kinds)).toMatchObject([{ name: 'Screens', entries: { length: 7 } }]);
  expect(groupsOf('zz', [], [], kinds)).toEqual([]);
});

it('moves through the list with the arrow keys, round its ends', () => {
  expect(nextActive('ArrowDown', 0, 3)).toBe(1);
  expect(nextActive('ArrowDown', 2, 3)).toBe(0);
  expect(nextActive('ArrowUp', 0, 3)).toBe(2);
  expect(nextActive('a', 0, 3)).toBeUndefined();
  expect(nextActive('ArrowDown', 0, 0)).toBeUndefined();
});
