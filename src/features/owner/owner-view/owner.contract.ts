import type { Day } from '#kit/contract/day';
import { endpoint, reply } from '#kit/contract/endpoint';
import { words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { AccountKind } from '#features/ledger/money-account/money-account.contract';

/** An account of the business on the evening of the day. */
export interface OwnerAccount {
  readonly _id: string;
  readonly name: string;
  readonly kind: Exclude<AccountKind, 'credit'>;
  /** Null before the day on which it was first counted. */
  readonly balance: Money | null;
  /** The day on which it was last counted; null if it never was. */
  readonly counted: Day | null;
  /** The balance in the wallet's last message; null if none has one. */
  readonly walletSays: number | null;
}

/** Money that came in on the day: income without differences of counts and reversals, and what was paid ahead (OW1). */
export interface Takings {
  readonly total: Money;
  /** What was paid out of credit, which is not takings. */
  readonly fromCredit: Money;
  readonly byAccount: readonly { readonly accountID: string; readonly name: string; readonly amount: Money }[];
  readonly byUser: readonly {
    readonly userID: string | null;
    readonly name: string | null;
    readonly amount: Money;
  }[];
  readonly bySource: readonly { readonly source: string; readonly amount: Money }[];
}

/** The sources of takings; `source` of others is the kind of document that posted them. */
export const takingSources: Readonly<Record<string, string>> = {
  feeReceipt: words('Fee receipts'),
  serviceReceipt: words('Service receipts'),
  invoiceReceipt: words('Sales'),
  hand: words('Entered by hand'),
  advance: words('Paid in advance'),
};

export interface OwnerMonth {
  readonly month: string;
  readonly income: Money;
  readonly expense: Money;
  readonly net: Money;
}

/** Something to look at, in words, and the list that shows it. */
export interface OwnerAttention {
  readonly kind: string;
  readonly count: number;
  /** Null where it is not about money. */
  readonly amount: Money | null;
  readonly path: string;
  readonly text: string;
}

/** What a user did on the day. */
export interface OwnerPerson {
  readonly userID: string;
  readonly name: string;
  readonly receipts: number;
  readonly amount: Money;
  readonly voids: number;
  readonly voidAmount: Money;
  readonly discounts: Money;
  /** The sum of the differences of this user's counts, with their signs. */
  readonly differences: Money;
  readonly lastSeen: string | null;
}

/** The business on the evening of a day (OW). */
export interface Owner {
  readonly date: Day;
  readonly accounts: readonly OwnerAccount[];
  readonly cash: Money;
  readonly owedToCustomers: Money;
  readonly takings: Takings;
  readonly spent: {
    readonly total: Money;
    readonly byType: readonly { readonly type: string; readonly amount: Money }[];
  };
  readonly debts: { readonly total: Money; readonly late: Money; readonly over90: Money };
  /** Null while nothing is bought on credit. */
  readonly owedToSuppliers: Money | null;
  readonly unpaidPayroll: Money;
  /** The month of the day; `sameDayLastMonth` is the net of the month before up to the same day. */
  readonly month: Omit<OwnerMonth, 'month'> & { readonly sameDayLastMonth: Money };
  /** Twelve months, that of the day last. */
  readonly months: readonly OwnerMonth[];
  readonly attention: readonly OwnerAttention[];
  readonly people: readonly OwnerPerson[];
  readonly currencySign: string;
}

export const getOwner = endpoint({
  method: 'GET',
  path: 'owner',
  title: 'The business in the evening of a day: cash, takings, debts, profit, what needs attention',
  query: ['date'],
  reply: reply<Owner>(),
});

export const getSummaryText = endpoint({
  method: 'GET',
  path: 'owner/summaryText',
  title: 'The business today as a text to send',
  reply: reply<{ readonly text: string }>(),
});
