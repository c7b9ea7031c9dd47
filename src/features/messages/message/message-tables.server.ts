import type { ColumnType } from 'kysely';

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    /** What is still to be sent: a row of each waiting message. */
    message_waiting: {
      messageID: string;
      dueAt: ColumnType<string, Date, Date>;
      tries: number;
      /** When it was handed over; null while nobody is sending it. */
      begunAt: ColumnType<string | null, Date | null, Date | null>;
    };
  }
}
