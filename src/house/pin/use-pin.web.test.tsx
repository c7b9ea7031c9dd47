import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endpoint, reply } from '#kit/contract/endpoint';
import { answered } from '#kit/web/far-side.fixture';
import { openPage } from '#kit/web/opened-page.fixture';
import type { PinGiven } from './pin.contract';
import { usePin } from './use-pin';

const shelfPin = endpoint({ method: 'POST', path: 'shelf/pin/{id}', title: 'A PIN', reply: reply<PinGiven>() });
const holder = {
  _id: '7',
  name: 'Amina Warsame',
  phone: '252615550101',
  login: { label: 'Student ID', value: '1001' },
};

function Holders() {
  const { pinAction, pinDialog } = usePin(async () => shelfPin);
  return (
    <>
      <button type="button" onClick={pinAction(holder).run}>
        Give
      </button>
      {pinDialog}
    </>
  );
}

async function asked() {
  const page = openPage(Holders);
  await page.user.click(await screen.findByRole('button', { name: 'Give' }));
  const question = await screen.findByRole('dialog', { name: 'Give out a PIN?' });
  return { ...page, question };
}

test('a PIN is given out once the question is answered, and shown until it is closed', async () => {
  const { far, user, question } = await asked();
  far.next('POST', async () => answered(200, { status: true, message: 'Given', pin: '482913' }));
  await user.click(within(question).getByRole('button', { name: 'Issue PIN' }));
  const shown = await screen.findByRole('dialog', { name: 'PIN for the portal' });
  expect(shown.textContent).toContain('482913');
  expect(far.asked('POST').map(({ path }) => path)).toEqual(['shelf/pin/7']);
  await user.click(within(shown).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('482913')).toBeNull());
});

test('a PIN that is not wanted after all is not given, and one that is refused is told why', async () => {
  const { far, user, question } = await asked();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(far.asked('POST')).toEqual([]);
  far.next('POST', async () => answered(409, { status: false, message: 'This student is blocked' }));
  await user.click(await screen.findByRole('button', { name: 'Give' }));
  const again = await screen.findByRole('dialog', { name: 'Give out a PIN?' });
  await user.click(within(again).getByRole('button', { name: 'Issue PIN' }));
  await screen.findByText('This student is blocked');
  expect(screen.queryByRole('dialog', { name: 'PIN for the portal' })).toBeNull();
});
