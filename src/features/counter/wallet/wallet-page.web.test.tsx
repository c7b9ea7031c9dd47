import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { walletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import { BookedMessages } from './BookedMessages';
import { UnreadMessages } from './UnreadMessages';

test.each([
  ['are booked', BookedMessages, 'No message is booked yet'],
  ['nobody could read', UnreadMessages, 'Every wallet message has been read.'],
] as const)('the messages that %s begin right below their tabs, without the wallets', async (_which, List, nothing) => {
  const { far } = openPage(List);
  far.has(walletMessage.path, () => []);
  await screen.findByText(nothing);
  expect(screen.queryByRole('list', { name: 'Wallets' })).toBeNull();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test('all that is booked, linked or ignored leaves out what is still open, and money sent out has a tab of its own', async () => {
  const { far, user } = openPage(BookedMessages);
  far.has(walletMessage.path, () => []);
  await user.click(await screen.findByRole('button', { name: 'All' }));
  await screen.findByText('What is booked of the messages stands here.');
  expect(far.asked('GET').at(-1)?.query).toMatchObject({ state: 'settled' });
  await user.click(screen.getByRole('button', { name: 'Sent out' }));
  await screen.findByText('No message tells of money sent out');
  expect(far.asked('GET').at(-1)?.query).toMatchObject({ direction: 'out' });
});
