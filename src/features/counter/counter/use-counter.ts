import { useCallback, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { type Money, readTyped } from '#kit/contract/money';
import { type DraftItem, withOneMore } from './basket.rules';
import {
  type Account,
  type Draft,
  type DraftPayer,
  type DraftRow,
  draftFor,
  emptyDraft,
  emptyRow,
  filledWith,
  calculate,
  withAccount,
} from './draft.rules';
import type { OpenDebt } from '#features/counter/open-debt/open-debt.contract';
import { accountToBegin } from './use-accounts';

/** The state of the counter's page, and its actions. */
export interface Counter {
  readonly draft: Draft;
  change(part: Partial<Draft>): void;
  changeRow(part: Partial<DraftRow>): void;
  /** Begins with somebody, or with a family, and all that is owed. */
  begin(people: readonly DraftPayer[], debts: readonly OpenDebt[], payerName?: string): void;
  fill(amount: Money): void;
  add(item: Omit<DraftItem, 'quantity'>): void;
  /** Completes the current row and begins another. */
  nextRow(): void;
  /** Goes on with a payment that was typed before. */
  take(draft: Draft): void;
  clear(): void;
}

/** The state of the current payment; the accounts have to be known first. */
export function useCounter(accounts: readonly Account[], rate: number): Counter {
  const start = useCallback(() => emptyDraft(uuid(), accountToBegin(accounts)), [accounts]);
  const [draft, setDraft] = useState(start);
  const withAccountOf = (row: DraftRow, accountID: string, payer: DraftPayer | undefined) => {
    const account = accounts.find(({ _id }) => _id === accountID);
    return account ? withAccount(row, account, payer) : row;
  };
  return {
    draft,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    changeRow: ({ accountID, ...part }) =>
      setDraft((now) => {
        const row = { ...now.row, ...part };
        return { ...now, row: accountID === undefined ? row : withAccountOf(row, accountID, now.payer) };
      }),
    begin: (people, debts, payerName) => {
      setDraft(({ basket, discount, note }) => {
        // Goods that are already in the basket are bought by the person found.
        const next = draftFor(people, debts, { ...start(), basket, discount, note, payerName });
        return { ...next, row: withAccountOf(next.row, next.row.accountID, next.payer) };
      });
    },
    fill: (amount) => setDraft((now) => ({ ...now, debts: filledWith(now.debts, amount) })),
    add: (item) => setDraft((now) => ({ ...now, basket: withOneMore(now.basket, item) })),
    nextRow: () =>
      setDraft((now) => {
        const typed = readTyped(now.row.amount ?? '') ?? calculate(now, rate).missing;
        const next = accounts.find(({ _id }) => _id !== now.row.accountID)?._id ?? now.row.accountID;
        const row = withAccountOf(emptyRow(next), next, now.payer);
        return { ...now, rows: [...now.rows, { ...now.row, amount: String(typed) }], row };
      }),
    take: setDraft,
    clear: () => setDraft(start()),
  };
}
