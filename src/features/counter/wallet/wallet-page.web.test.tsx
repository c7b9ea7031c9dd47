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
