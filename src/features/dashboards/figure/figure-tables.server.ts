import type { Generated } from 'kysely';

declare module '#kit/server/plain-tables' {
  /** The figures that triggers keep: no code writes them (migration 0040). */
  interface PlainTables {
    figure: { name: string; part: string; slot: Generated<number>; rows: number; amount: number };
    figure_difference: {
      name: string;
      part: string;
      keptRows: number;
      countedRows: number;
      keptAmount: number;
      countedAmount: number;
    };
  }
}
