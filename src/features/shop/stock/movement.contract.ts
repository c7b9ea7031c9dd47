import type { Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import type { stockItem } from './stock.contract';

/** The kinds of movements of an item's quantity. */
export const movementKinds = {
  purchase: words('Purchase'),
  sale: words('Sale'),
  edit: words('Edit'),
  void: words('Void'),
  correction: words('Correction'),
  return: words('Return'),
} as const;

export type MovementKind = keyof typeof movementKinds;

/** The documents that move stock. */
export const movingDocuments = {
  invoice: words('Invoice'),
  purchase: words('Purchase'),
  creditNote: words('Credit note'),
} as const;

/** The document that moved it; a purchase has no number. */
export interface MovementSource {
  readonly kind: keyof typeof movingDocuments;
  readonly _id: string;
  readonly number: number | null;
}

/** One line of an item's history, as the item's own read answers it. */
export interface Movement {
  readonly _id: string;
  readonly createdAt: string;
  readonly kind: MovementKind;
  /** Positive for what came in, negative for what went out. */
  readonly quantity: number;
  readonly quantityAfter: number;
  readonly source: MovementSource | null;
  readonly userID: { readonly _id: string; readonly name: string } | null;
}

/** One item read by itself: with a page of its movements, newest first, 25 a page; `movementsPage` chooses it. */
export type StockItemRead = Got<typeof stockItem> & { readonly movements: readonly Movement[] };
