import { createContext, type ReactNode, use } from 'react';
import { IconCash } from '@tabler/icons-react';
import type { Entity } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import type { Screen } from '#house/menu/menu.contract';
import type { PagePart } from '#house/page/page-part';
import { partQuery } from '#house/page/part-list';
import { noMoney } from '#kit/rules/money';
import { listRead, type Page, readPage } from '#kit/web/use-entity';
import type { RowAction } from '#kit/web/list/row-action';
import type { Debt } from './debt.contract';
import type { Paid } from './PaidSheet';

/** The props of a payment form on a page. */
export interface Paying {
  readonly phone: string | undefined;
  readonly onPaid: (paid: Paid) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** A document on which something is left to pay. */
export interface OpenDebt {
  readonly _id: string;
  readonly called: string;
  readonly madeAt: string;
  readonly balance: Money;
  readonly pay: (paying: Paying) => ReactNode;
}

/** A kind of document that the person of a page may owe for. */
export interface PageDebt {
  /** The list behind its part of the page, whose sums are what is owed. */
  readonly read: (id: string) => {
    queryKey: readonly unknown[];
    queryFn: (at: { signal: AbortSignal }) => Promise<Page<unknown>>;
  };
  readonly owedIn: (page: Page<unknown>) => Money;
  /** All documents with something left to pay, the oldest first. */
  readonly open: (id: string) => Promise<readonly OpenDebt[]>;
}

/** A part of a page whose documents are paid there. */
export interface DebtPart extends PagePart {
  readonly debt?: PageDebt;
  /** The screen whose holders may take payments, if it is not the part's own. */
  readonly takenBy?: Screen;
}

interface Declared<R> {
  readonly entity: Entity;
  readonly debt: Debt;
  /** The order of the part's list. */
  readonly order: string;
  /** Loads, with the first payment, the function that says how much of a document is open. */
  readonly openOf: () => Promise<(row: R) => OpenDebt | undefined>;
}

/** The most open documents of one kind that are offered; somebody who owes for more pays the oldest first. */
const mostOpen = 50;

/** How documents of a kind are found and paid on the page of the person who owes. */
export function pageDebt<R>({ entity, debt, order, openOf }: Declared<R>): PageDebt {
  return {
    read: (id) => listRead(entity, partQuery(entity, { [debt.payer]: id }, order)),
    owedIn: ({ totals }) => readMoney(totals[debt.balance] ?? 0) ?? noMoney,
    open: async (id) => {
      const query = { [debt.payer]: id, state: 'owed', sort: 'createdAt', page: 1, pageSize: mostOpen };
      const [{ rows }, opened] = await Promise.all([readPage<R>(entity.path, query), openOf()]);
      return rows.flatMap((row) => opened(row) ?? []);
    },
  };
}

/** What a payment is taken for: a document, or the oldest of all open ones. */
export type Taking = OpenDebt | 'oldest' | undefined;

/** Opens the payment of a document; undefined outside a page that takes payments. */
export const TakeHere = createContext<((taking: Taking) => void) | undefined>(undefined);

/** The action that pays a row with something left to pay. */
export function useTakeAction(): (debt: OpenDebt | undefined) => RowAction[] {
  const take = use(TakeHere);
  return (debt) => (debt && take ? [{ label: words('Take payment'), icon: IconCash, run: () => take(debt) }] : []);
}
