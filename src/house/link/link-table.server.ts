import type { ColumnType, Generated } from 'kysely';
import type { LinkKind } from './link.contract';

type Instant = ColumnType<string, Date, Date>;

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    link: {
      _id: string;
      createdAt: ColumnType<string, Date, never>;
      kind: LinkKind;
      recordID: string;
      code: string;
      expiresAt: Instant;
      revokedAt: ColumnType<string | null, Date | null, Date | null>;
      seenAt: ColumnType<string | null, Date | null, Date | null>;
      seenCount: Generated<number>;
      userID: string | null;
    };
  }
}
