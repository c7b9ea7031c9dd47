import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { decimal, flag } from '#kit/contract/fields-number';
import { note, phone, text, timestamp } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { account } from '#house/account/account.contract';
import { payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { directions, walletCurrencies, walletPattern } from '#features/counter/wallet-pattern/wallet-pattern.contract';

export const messageStatuses = {
  open: words('Open'),
  booked: words('Booked'),
  known: words('Linked'),
  ignored: words('Ignored'),
  unread: words('Not read'),
} as const;

export type WalletStatus = keyof typeof messageStatuses;

export const ways = { pasted: words('Pasted'), forwarded: words('Forwarded') } as const;

/** The most characters of one message, and of everything that is pasted at once. */
export const [longestMessage, longestPaste] = [1_000, 100_000];

const mostAmount = 9_999_999_999.99;

/** A message of a wallet about a payment. It is not money: it moves nothing until it is booked (WA13). */
export const walletMessage = entity({
  table: 'wallet_message',
  path: 'walletMessage',
  one: 'Wallet message',
  many: 'Wallet messages',
  screen: { path: '/wallet' },
  fields: {},
  stored: {
    accountID: ref('Account', () => moneyAccount),
    text: note('Message', { initial: '', max: longestMessage }),
    sender: text('Sender'),
    receivedAt: timestamp('Arrived'),
    via: choice('Way', ways, { initial: 'pasted' }),
    direction: choice('Direction', directions),
    /** In its own currency, so that lists do not sum it. */
    amount: decimal('Amount', { min: 0, max: mostAmount }),
    currency: choice('Currency', walletCurrencies),
    phone: phone('Phone'),
    name: text('Name'),
    reference: text('Reference'),
    paidAt: timestamp('Time'),
    balanceAfter: decimal('Balance after', { min: 0, max: mostAmount, places: 4 }),
    patternID: ref('Pattern', () => walletPattern),
    /** True if another could say exactly the same: it names neither reference, time nor balance (WA4). */
    isWeak: flag('Not unique', { initial: false }),
    status: choice('Status', messageStatuses, {
      initial: 'open',
      tones: { open: 'attention', booked: 'good', known: 'good', ignored: 'plain', unread: 'wrong' },
    }),
    reason: note('Reason'),
    paymentID: ref('Payment', () => payment),
    userID: ref('Used by', () => account),
    /** The amount missing between the previous message and this one, negative if there is too much, and the moment of the previous one (WA9). */
    gap: decimal('Gap', { min: -mostAmount, max: mostAmount, places: 4 }),
    gapSince: timestamp('Gap since'),
  },
  // Members that the read of a single record adds.
  ignored: ['proposal'],
  brief: ['reference'],
  search: ['name', 'phone', 'reference', 'amount'],
  dated: 'paidAt',
  states: { settled: [{ field: 'status', not: ['open', 'unread'] }] },
  told: { like: timestamp('Could be the one of') },
});

export type WalletMessage = Got<typeof walletMessage>;

/** The result of pasting messages. */
export interface Pasted extends Saved<readonly WalletMessage[]> {
  readonly read: number;
  readonly known: number;
  readonly unread: number;
}

export const pasteMessages = endpoint({
  method: 'POST',
  path: 'walletMessage',
  title: 'Messages of a wallet, one a paragraph',
  body: {
    accountID: ref('Account', () => moneyAccount, { required: 'Select account' }),
    text: note('Messages', { required: 'Paste the messages', max: longestPaste }),
  },
  reply: reply<Pasted>(),
});

export const changeMessage = endpoint({
  method: 'PUT',
  path: 'walletMessage/{id}',
  title: 'Ignore a message, open it again, or link it to a payment that was made before',
  body: {
    status: choice('Status', { ignored: messageStatuses.ignored, open: messageStatuses.open }),
    reason: note('Reason'),
    paymentID: ref('Payment', () => payment),
  },
  ignored: ['_id', '__v', 'createdAt', 'updatedAt', 'proposal', 'like', ...Object.keys(walletMessage.stored)],
  reply: reply<Saved<WalletMessage>>(),
});

/** The answer to a forwarding app. */
export interface Forwarded {
  readonly status: true;
  readonly message: string;
}

export const forwardPath = 'walletMessage/forward';

export interface ForwardKey {
  readonly key: string;
}

/** A key belongs to one account, and only allows its holder to forward messages of that account (WA11). */
export const makeForwardKey = endpoint({
  method: 'POST',
  path: 'account/{id}/forwardKey',
  title: 'A new key for the phone that forwards the messages of a wallet, shown once; the one before is good no more',
  reply: reply<Saved<ForwardKey>>(),
});

export const revokeForwardKey = endpoint({
  method: 'DELETE',
  path: 'account/{id}/forwardKey',
  title: 'Revoke the key of the phone that forwards the messages of a wallet',
  reply: reply<Saved<null>>(),
});
