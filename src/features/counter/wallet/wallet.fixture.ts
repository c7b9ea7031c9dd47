import type { PaymentRead } from '#features/ledger/counter-payment/counter-payment.contract';
import type { WalletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import { type Answer, expectSaved, startTestApp } from '#testing/test-app';
import type { Proposal } from './wallet.contract';
import { counterSlices } from '#testing/parts/counter';
import { walletSlice } from './wallet-slice.server';
import { walletPatternSlice } from '#features/counter/wallet-pattern/wallet-pattern-slice.server';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { messageSlice } from '#features/messages/message/message-slice.server';
import { guardianSlice } from '#features/academy/guardian/guardian-slice.server';
import { ownerSlice } from '#features/owner/owner-view/owner-slice.server';

type Values = Readonly<Record<string, unknown>>;
type Read = WalletMessage & { readonly proposal: Proposal | null };

/** An academy whose wallets write, at 10:00 on Monday 23 November 2026. */
export interface AtWallets extends AtCounter {
  paste(text: string, account?: string, token?: string): Promise<Answer>;
  /** The one message of a text that was pasted. */
  pasted(text: string, account?: string): Promise<Read>;
  message(one: { readonly _id: string }): Promise<Read>;
  book(messages: readonly { readonly _id: string }[], token?: string): Promise<Answer>;
  booked(messages: readonly { readonly _id: string }[]): Promise<readonly PaymentRead[]>;
  change(message: { readonly _id: string }, values: Values, token?: string): Promise<Answer>;
  forward(key: string, body: unknown): Promise<Answer>;
  key(account?: string): Promise<string>;
  /** A student who owes these fees, and whose parent has a phone of their own. */
  parentOf(amounts: readonly number[]): Promise<Owing & { readonly parentPhone: string }>;
}

type Owing = Awaited<ReturnType<AtCounter['owing']>>;

/** A message of EVC Plus over so much; the time and what is left make it another. */
export function evc(
  amount: number | string,
  {
    phone = '0615550101',
    time = '10:32:05',
    left = 340.5,
    day = '23/11/26',
  }: { phone?: string; time?: string; left?: number | string; day?: string } = {},
): string {
  return `[-EVCPlus-] waxaad $${amount} ka heshay ${phone}, Tar: ${day} ${time} haraagagu waa $${left}`;
}

/** A message of e-Dahab, which names a reference. */
export function edahab(
  amount: number,
  reference: string,
  { name = 'ABDI YUSUF', phone = '0625550105', left = 100 } = {},
): string {
  return `${amount} Dollar ayaad ka heshay ${name}. Lambarka :${phone} Aqanoosiga : ${reference} Haraagaaga cusubi waa: ${left} Dollar`;
}

let phones = 0;

/** A phone that nobody else has. */
export const newPhone = (): string => `06171${String(++phones).padStart(5, '0')}`;

export async function startAtWallets(): Promise<AtWallets> {
  const at = await startAtCounter(
    await startTestApp({
      slices: [
        ...counterSlices,
        walletSlice,
        walletPatternSlice,
        summarySlice,
        activitySlice,
        messageSlice,
        ownerSlice,
        guardianSlice,
      ],
    }),
  );
  const message: AtWallets['message'] = async ({ _id }) => (await at.get(`walletMessage/${_id}`)).body;
  const paste: AtWallets['paste'] = (text, account = 'Evc plus', token = at.owner) =>
    at.app.call('POST', 'walletMessage', { token, body: { accountID: at.accounts.get(account), text } });
  const book: AtWallets['book'] = (messages, token = at.owner) =>
    at.app.call('POST', 'walletMessage/book', { token, body: { ids: messages.map(({ _id }) => _id) } });
  return {
    ...at,
    parentOf: async (amounts) => {
      const parentPhone = newPhone();
      return { parentPhone, ...(await at.owing(amounts, { parentName: 'Halima', parentPhone })) };
    },
    message,
    paste,
    pasted: async (text, account) => {
      const [one] = (await expectSaved(paste(text, account))).body.info;
      return message(one);
    },
    book,
    booked: async (messages) => (await expectSaved(book(messages))).body.info,
    change: ({ _id }, values, token = at.owner) => at.app.call('PUT', `walletMessage/${_id}`, { token, body: values }),
    forward: async (key, body) => {
      const answer = await at.app.app.inject({
        method: 'POST',
        url: '/api/academy/walletMessage/forward',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return {
        status: answer.statusCode,
        body: answer.json(),
        text: answer.body,
        bytes: answer.rawPayload,
        headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
      };
    },
    key: async (account = 'Evc plus') =>
      (await expectSaved(at.app.call('POST', `account/${at.accounts.get(account)}/forwardKey`, { token: at.owner })))
        .body.info.key,
  };
}
