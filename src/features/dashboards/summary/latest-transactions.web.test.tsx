// Proves S§2.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { LatestTransactions } from './LatestTransactions';

const entered = { name: 'Hodan', amount: 20, createdAt: '2026-11-03T08:00:00Z' };

test('on a dashboard income is green and an expense is red', async () => {
  const { far } = openPage(LatestTransactions);
  far.has('statement/latest', () => [
    { ...entered, _id: 'in', transectionNo: 1, transectionType: 'income', type: 'Student' },
    { ...entered, _id: 'out', transectionNo: 2, transectionType: 'expense', type: 'rent' },
  ]);
  await screen.findByRole('cell', { name: 'rent' });
  const tones = [...document.querySelectorAll<HTMLElement>('td [data-tone]')];
  expect(tones.map(({ dataset, textContent }) => [textContent, dataset.tone])).toEqual([
    ['Income', 'good'],
    ['Expense', 'wrong'],
  ]);
});
