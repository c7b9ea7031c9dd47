import type { ColumnType, Generated } from 'kysely';
import type { CheckResult } from '#database/verify/check';

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    verification: {
      _id: string;
      startedAt: Generated<string>;
      movedAt: Generated<string>;
      finishedAt: string | null;
      done: Generated<number>;
      all: number;
      broken: number | null;
      results: ColumnType<readonly CheckResult[] | null, string | null, string | null>;
      problem: string | null;
    };
  }
}
