import type { ColumnType, Generated } from 'kysely';
import type { NewsFacts, NewsKind } from '#house/news/news.contract';

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    notification: {
      _id: string;
      createdAt: ColumnType<string, Date, never>;
      userID: string;
      kind: NewsKind;
      screen: string;
      facts: ColumnType<NewsFacts[NewsKind], string, never>;
      about: string | null;
      /** The record that it is about, where dealing with that record settles it. */
      concerns: string | null;
      isRead: Generated<boolean>;
      /** The transaction that made or changed it. */
      xid: Generated<string>;
    };
  }
}
