import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string | null, string | null>;

/** Tables of the kit itself. A slice adds its own by declaration merging, beside its server. */
export interface PlainTables {
  counter: { name: string; last: number };
  replay: { key: string; account: string | null; request: string; answer: Json; createdAt: Generated<string> };
  upload: { _id: string; type: string; bytes: Buffer; createdAt: Generated<string> };
  activity: {
    _id: string;
    createdAt: ColumnType<string, Date, never>;
    userID: string | null;
    studentID: string | null;
    action: string;
    resource: string;
    recordID: string | null;
    label: string | null;
    address: string;
    status: number;
    before: Json;
    after: Json;
  };
}
