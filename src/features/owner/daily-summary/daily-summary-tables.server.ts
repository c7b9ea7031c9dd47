import type { ColumnType } from 'kysely';

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    /** The days whose summary was written. */
    daily_summary: { day: string; createdAt: ColumnType<string, Date, never> };
  }
}
