// Proves D3, FE4.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered } from '#kit/web/far-side.fixture';
import { openPage } from '#kit/web/opened-page.fixture';
import { ChargeForm } from './ChargeForm';

const nothing = { gross: 0, reduced: 0, net: 0, fromCredit: 0, classes: [] };

test('a charge that would reach nobody says why, and cannot be made', async () => {
  const { user, far } = openPage(() => <ChargeForm onDone={() => undefined} onDirty={() => undefined} />);
  far.next('POST', async () =>
    answered(200, { status: true, message: '', count: 0, skipped: 113, withoutAmount: 2, ...nothing }),
  );
  await user.click(await screen.findByText('All classes'));
  await screen.findByText('There is nobody left to charge');
  screen.getByText('111 enrollments have been charged for the month already');
  screen.getByText('2 enrollments have an amount of 0');
  const button = screen.getByRole('button', { name: 'Charge fee' });
  expect(button).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: /^Fee name/ }), '{Enter}');
  expect(far.asked('POST')).toMatchObject([{ path: 'fee/allClasses', query: { preview: '1' } }]);
  await user.click(screen.getByText('One class'));
  expect(button).toHaveProperty('disabled', false);
});
