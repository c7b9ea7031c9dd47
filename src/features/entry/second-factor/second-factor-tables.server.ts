import type { ColumnType, Generated } from 'kysely';

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    second_factor: {
      userID: string;
      secret: string;
      /** PostgreSQL sends a bigint as text; a step is far below what a number holds exactly. */
      lastStep: ColumnType<string | number, number | undefined, number>;
    };
    recovery_code: { userID: string; codeHash: string };
    login_challenge: {
      digest: string;
      userID: string;
      tries: Generated<number>;
      createdAt: ColumnType<string, Date, never>;
      expiresAt: ColumnType<string, Date, never>;
      /** The version of the login whose password was right. */
      credentialVersion: string;
    };
  }
}
