import { entity } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { flag, money } from '#kit/contract/fields-number';
import { date, text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { providers } from '#features/ledger/provider/provider.contract';
import { account } from '#house/account/account.contract';
import { accountChoices } from '#house/money-account/money-account.contract';
import { usualAccounts } from '#house/money-account/account-names.contract';
import { paymentMethods } from '#features/ledger/payment/payment.contract';

export const accountKinds = { cash: words('Cash'), wallet: words('Wallet'), bank: words('Bank') } as const;

/** The kinds of accounts, with that of the server's own account, which nobody chooses: its balance is minus what is owed to people. */
export const storedKinds = { ...accountKinds, credit: words('Customer credit') } as const;

export type AccountKind = keyof typeof storedKinds;

const told = {
  balance: money('Balance', { initial: 0 }),
  /** The sum of what is dated after today. */
  later: money('Dated later', { initial: 0 }),
};

/** The most accounts of an organisation: as many as a page shows. */
export const mostAccounts = 200;

/** A place where money lies: a cash box, a wallet, a bank account. What a person owes is not an account. */
export const moneyAccount = entity({
  table: 'money_account',
  ...accountChoices,
  usual: usualAccounts,
  one: 'Account',
  many: 'Accounts',
  screen: { path: '/accounts', pages: true },
  fields: {
    name: text('Account name', { required: 'Enter account name', max: 60 }),
    kind: choice('Account type', storedKinds, { required: 'Select account type' }),
    /** By default cash for a cash box, 'Evc plus' for a wallet and others for a bank. */
    paymentMethod: choice('Payment method', paymentMethods),
    /** Only of a wallet. */
    provider: choice('Provider', providers),
    /** The number of the account; for a wallet, its phone. */
    number: text('Number', { max: 34 }),
    keeperID: ref('Kept by', () => account, { help: 'Whose cash box it is: what this person takes goes here' }),
    isDefault: flag('Default', { initial: false, words: { true: words('Default'), false: words('Not the default') } }),
    isActive: flag('Active', { initial: true, words: { true: words('Active'), false: words('Not in use') } }),
    openingBalance: money('Opening balance'),
    /** The day on whose evening the opening balance was counted. */
    openingDate: date('Counted on'),
    dialCode: text('Code to dial', {
      max: 60,
      help: 'What payers dial, such as *712*{number}*{amount}#. Try it before you print it: providers change their codes',
    }),
  },
  stored: {
    /** The date of its last live close. */
    lastCount: date('Last counted'),
  },
  told,
  // The read of a single account has them too.
  ignored: Object.keys(told),
  brief: ['name', 'kind'],
  search: ['name', 'number'],
  options: {
    label: '{name}',
    facts: ['kind', 'paymentMethod', 'provider', 'number', 'isDefault'],
    filters: ['paymentMethod', 'isActive'],
    // The counter and every form of money offer all accounts, including the usual ones, which are the oldest.
    whole: { most: mostAccounts },
  },
});

/** The account of a document: that of its way of paying unless one is named. */
export const accountField = { ...ref('Account', () => moneyAccount), added: true } as const;

/** The condition of the right to choose only among accounts that are the caller's own or nobody's. */
export const ownAccounts = '[own]';

/** An account with the facts that its list adds. */
export const toldAccount = {
  ...moneyAccount,
  stored: { ...moneyAccount.stored, ...told },
} as const;

/** An account as its form asks for it: without Customer credit, which nobody chooses. */
export const askedAccount = {
  ...toldAccount,
  fields: { ...moneyAccount.fields, kind: { ...moneyAccount.fields.kind, choices: accountKinds } },
} as const;

/** The sums below the list: the total of all real accounts, and how much of it is owed to people. */
export const accountSums = {
  balance: money('In all accounts'),
  owedToCustomers: money('Owed to customers'),
};
