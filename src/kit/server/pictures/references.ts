import { allFields, type Entity } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { runRaw } from '#kit/server/read/send';
import { quoted } from '#kit/server/read/values';

/** A column that names pictures. */
export interface PictureReference {
  readonly table: string;
  readonly column: string;
}

/** Every column that names pictures. */
export function pictureReferences(entities: readonly Entity[]): PictureReference[] {
  return entities.flatMap((of) => photoFields(of).map((column) => ({ table: of.table, column })));
}

/** A condition on `upload u`: no record names it. */
export function namedByNone(references: readonly PictureReference[], schema = ''): string {
  const prefix = schema === '' ? '' : `${schema}.`;
  return references
    .map(
      ({ table, column }) => `not exists (select from ${prefix}${quoted(table)} r where r.${quoted(column)} = u._id)`,
    )
    .join(' and ');
}

function photoFields(of: Entity): string[] {
  return Object.entries(allFields(of))
    .filter(([, field]) => field.kind === 'photo')
    .map(([name]) => name);
}

/** The pictures that a record names in columns about to change; all of them where it is about to go. */
export async function picturesOf(call: Call, of: Entity, id: string, changing?: object): Promise<string[]> {
  const columns = photoFields(of).filter((name) => changing === undefined || Object.hasOwn(changing, name));
  if (columns.length === 0) return [];
  const [row = {}] = await runRaw<Record<string, string | null>>(
    call,
    `select ${columns.map(quoted).join(', ')} from ${call.brand}.${quoted(of.table)} where _id = $1`,
    [id],
  );
  return Object.values(row).filter((uploadID) => uploadID !== null);
}

/** Removes pictures that their record has let go of, in the same transaction. */
export async function letGo(call: Call, uploads: readonly string[]): Promise<void> {
  if (uploads.length > 0) await call.db.deleteFrom('upload').where('_id', 'in', uploads).execute();
}
