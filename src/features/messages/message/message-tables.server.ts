import type { ColumnType } from 'kysely';

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    /** The queue: a row for each waiting message. */
    message_waiting: {
      messageID: string;
      dueAt: ColumnType<string, Date, Date>;
      tries: number;
      /** When sending it began; null while nobody is sending it. */
      begunAt: ColumnType<string | null, Date | null, Date | null>;
    };
  }
}
