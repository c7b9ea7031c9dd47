import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string | null, string | null>;

/** Tables of the kit itself. A slice adds its own by declaration merging, next to its server file. */
export interface PlainTables {
  counter: { name: string; last: number };
  reserved_number: {
    _id: string;
    sequence: string;
    first: number;
    last: number;
    createdAt: ColumnType<string, Date | undefined, never>;
  };
  replay: { key: string; account: string | null; request: string; answer: Json; createdAt: Generated<string> };
  upload: {
    _id: string;
    type: string;
    bytes: Buffer;
    /** For lists; null until the picture is re-encoded. */
    small: Buffer | null;
    state: Generated<'sent' | 'drawn' | 'undrawable'>;
    createdAt: Generated<string>;
  };
  activity: {
    _id: string;
    createdAt: ColumnType<string, Date, never>;
    userID: string | null;
    studentID: string | null;
    guardianID: string | null;
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
