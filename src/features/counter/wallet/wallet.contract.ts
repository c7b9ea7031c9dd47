import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { refs } from '#kit/contract/fields-choice';
import type { Money } from '#kit/contract/money';
import type { DebtKind, PaymentRead } from '#features/ledger/counter-payment/counter-payment.contract';
import { walletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import type { WalletCurrency } from '#features/counter/wallet-pattern/wallet-pattern.contract';

/** How certain it is who paid what (WA6). */
export type Sureness = 'sure' | 'likely' | 'unsure' | 'none';

/** Somebody who may have paid. */
export interface ProposedPerson {
  readonly kind: 'student' | 'customer';
  readonly _id: string;
  readonly label: string;
  /** The words for the facts that lead from the message to that person. */
  readonly why: string;
}

/** A debt that a message may have paid, and how much of it. */
export interface ProposedDebt {
  readonly of: DebtKind;
  readonly _id: string;
  readonly name: string;
  readonly amount: Money;
}

/** What a message may have paid, and why. */
export interface Proposal {
  readonly sureness: Sureness;
  /** Everybody who may have paid; one person or one family unless it is unsure. */
  readonly people: readonly ProposedPerson[];
  /** The person whose credit the remainder becomes. */
  readonly payer: Pick<ProposedPerson, 'kind' | '_id'> | null;
  readonly debts: readonly ProposedDebt[];
  readonly rest: Money;
  /** What the message is worth in the currency of the books; null without a rate. */
  readonly worth: Money | null;
  readonly why: string;
}

/** The proposal for a message. */
export interface ProposalOf extends Proposal {
  readonly messageID: string;
}

/** The most messages for which proposals can be requested at once. */
export const mostProposals = 100;

export const findProposals = endpoint({
  method: 'GET',
  path: 'walletMessage/proposals',
  title: 'What open messages may have paid: those that are named by their ids, else the newest',
  query: ['ids'],
  reply: reply<readonly ProposalOf[]>('list'),
});

/** The amount missing between two moments of a wallet, in the currency of its messages. */
export interface WalletGap {
  readonly amount: number;
  readonly currency: WalletCurrency;
  readonly from: string;
  readonly to: string;
}

/** A wallet: the balance in its last message, the balance in the books, and when its phone last forwarded something. */
export interface WalletStrip {
  readonly _id: string;
  readonly name: string;
  readonly says: number | null;
  readonly saysAt: string | null;
  readonly balance: Money;
  readonly heardAt: string | null;
  /** True if its phone forwarded its last message too long ago, or none although it has a key. */
  readonly isSilent: boolean;
  /** How many texts of other senders were ignored. */
  readonly passedOver: number;
  readonly hasKey: boolean;
  readonly open: number;
  /** The newest gap of the last thirty days. */
  readonly gap: WalletGap | null;
}

export const findWallets = endpoint({
  method: 'GET',
  path: 'walletMessage/wallets',
  title: 'Each wallet with what its messages say it holds, and what the books say',
  reply: reply<readonly WalletStrip[]>('list'),
});

/** A row of a payment that no message confirms, and the open messages that might. */
export interface Unconfirmed {
  readonly _id: string;
  readonly paymentID: string;
  readonly paymentNo: number;
  readonly date: string;
  readonly account: string;
  readonly amount: Money;
  readonly payer: string | null;
  readonly by: string | null;
  readonly messages: readonly { readonly _id: string; readonly paidAt: string; readonly from: string | null }[];
}

export const findUnconfirmed = endpoint({
  method: 'GET',
  path: 'walletMessage/unconfirmed',
  title: 'Rows of payments into wallets that no message confirms',
  reply: reply<readonly Unconfirmed[]>('list'),
});

export const bookMessages = endpoint({
  method: 'POST',
  path: 'walletMessage/book',
  title: 'Book messages as they are proposed, one payment each, all or none',
  body: { ids: refs('Messages', () => walletMessage, { required: 'Select messages' }) },
  reply: reply<Saved<readonly PaymentRead[]>>(),
});
