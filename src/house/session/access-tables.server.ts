import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string | Date, string | Date>;
type OwnerKind = 'user' | 'student';

declare module '#kit/server/plain-tables' {
  /** Tables of accounts and settings that no entity's calls serve. */
  interface PlainTables {
    organisation: {
      _id: Generated<string>;
      __v: Generated<number>;
      name: string;
      address: string | null;
      phone: string | null;
      logo: string | null;
      headerImage: string | null;
      footerImage: string | null;
      currencySign: string;
      timeZone: string;
      minimumPassword: number;
      booksClosedUpTo: string | null;
      smtpHost: string | null;
      smtpPort: number | null;
      smtpUser: string | null;
      smtpPassword: string | null;
      smtpFrom: string | null;
      setupCode: string | null;
    };
    credential: {
      username: string;
      /** What the username is compared by: the database's own. */
      likeness: Generated<string>;
      ownerKind: OwnerKind;
      ownerID: string;
      passwordHash: string | null;
      /** Set by somebody who may not see what the login opens: it opens only the choice of a new password. */
      isFirst: Generated<boolean>;
      changedAt: Instant;
    };
    session: {
      _id: string;
      ownerKind: OwnerKind;
      ownerID: string;
      createdAt: Instant;
      expiresAt: Instant;
      endsAt: Instant;
      address: string;
    };
    login_attempt: { subject: string; failures: number; lastAt: Instant; waitUntil: Instant };
    password_reset: {
      handle: string;
      email: string;
      ownerKind: OwnerKind | null;
      ownerID: string | null;
      codeDigest: string;
      tries: Generated<number>;
      checked: Generated<boolean>;
      expiresAt: Instant;
    };
    outbox: {
      _id: string;
      createdAt: Generated<string>;
      to: string;
      subject: string;
      text: string;
      forSuperAdmin: boolean;
    };
  }
}
