import { sql } from 'kysely';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { allOf, type Fragment, tableOf } from '#kit/server/sql/fragment';

/** A column that names pictures. */
export interface PictureReference {
  readonly table: string;
  readonly column: string;
}

/** Every column that names pictures. */
export function pictureReferences(entities: readonly Entity[]): PictureReference[] {
  return entities.flatMap((of) => photoFields(of).map((column) => ({ table: of.table, column })));
}

/** The SQL condition that no record names `upload u`. `from` says where a table of a name is found. */
export function namedByNone(references: readonly PictureReference[], from: (table: string) => Fragment): Fragment {
  return allOf(
    references.map(
      ({ table, column }) => sql`not exists (select from ${from(table)} r where r.${sql.ref(column)} = u._id)`,
    ),
  );
}

function photoFields(of: Entity): string[] {
  return Object.entries(allFields(of))
    .filter(([, field]) => field.kind === 'photo')
    .map(([name]) => name);
}

/** The pictures that a record names in columns about to change; all of them if it is about to be deleted. */
export async function picturesOf(call: Call, of: Entity, id: string, changing?: object): Promise<string[]> {
  const columns = photoFields(of).filter((name) => changing === undefined || Object.hasOwn(changing, name));
  if (columns.length === 0) return [];
  const named = sql.join(columns.map((name) => sql.ref(name)));
  const { rows } = await sql<Record<string, string | null>>`
    select ${named} from ${tableOf(call, of.table)} where _id = ${id}`.execute(call.db);
  return Object.values(rows[0] ?? {}).filter((uploadID) => uploadID !== null);
}

/** Removes pictures that their record no longer uses, in the same transaction. */
export async function letGo(call: Call, uploads: readonly string[]): Promise<void> {
  if (uploads.length > 0) await call.db.deleteFrom('upload').where('_id', 'in', uploads).execute();
}
