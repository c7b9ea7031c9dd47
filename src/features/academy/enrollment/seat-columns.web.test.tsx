// Proves FE8.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { statusColumn, statusColumnOf } from './seat-columns';

test.each([
  ['left by the call for it', { enrolledStatus: 'blocked', leftDate: '2026-11-20' }, 'Left', 'Left'],
  ['is blocked', { enrolledStatus: 'blocked', leftDate: null }, 'Blocked', 'Something else'],
  ['is active', { enrolledStatus: 'active', leftDate: null }, 'Active', 'Something else'],
])('lists and reports say of whoever %s so', async (_what, row, inList, inReport) => {
  const reported = statusColumnOf(() => 'Something else');
  openPage(() => (
    <output>
      {[statusColumn, reported].map(({ show }, index) => (
        <p key={index}>{show(row as never)}</p>
      ))}
    </output>
  ));
  const said = [...(await screen.findByRole('status')).children].map(({ textContent }) => textContent);
  expect(said).toEqual([inList, inReport]);
});
