import type { ColumnType } from 'kysely';
import type { MovementKind } from './movement.contract';

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    /** Written with every change of a quantity, and never changed. */
    stock_movement: {
      _id: string;
      createdAt: ColumnType<string, Date, never>;
      itemID: string;
      kind: MovementKind;
      quantity: number;
      quantityAfter: number;
      source: ColumnType<unknown, string | null, never>;
      userID: string | null;
    };
  }
}
