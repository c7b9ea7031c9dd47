import { type Kysely, sql } from 'kysely';
import type { Tables } from '#kit/server/tables';
import type { Database } from '#kit/server/db';
import { tableOf } from '#kit/server/sql/fragment';
import { drawPicture } from './draw';
import { namedByNone, type PictureReference } from './references';

const day = 86_400_000;
const atOnce = 500;

/** Removes pictures that no record has used for a day, and re-encodes those stored before pictures were re-encoded. */
export async function sweepPictures(
  database: Database,
  brand: string,
  references: readonly PictureReference[],
  now: Date,
): Promise<void> {
  const db = database.in(brand);
  const before = new Date(now.getTime() - day);
  const uploads = tableOf({ brand }, 'upload');
  const unnamed = namedByNone(references, (table) => tableOf({ brand }, table));
  for (let removed = atOnce; removed === atOnce; ) {
    const { rows } = await sql`delete from ${uploads} where _id in (
      select u._id from ${uploads} u where u."createdAt" < ${before} and ${unnamed} limit ${atOnce}
    ) returning _id`.execute(db);
    removed = rows.length;
  }
  while (await drawOne(db));
}

/** Re-encodes one picture that is stored as it was sent; false if there is none. */
async function drawOne(db: Kysely<Tables>): Promise<boolean> {
  const sent = await db
    .selectFrom('upload')
    .select(['_id', 'bytes'])
    .where('state', '=', 'sent')
    .limit(1)
    .executeTakeFirst();
  if (!sent) return false;
  const drawn = await drawPicture(sent.bytes);
  const kept = drawn ? { ...drawn, state: 'drawn' as const } : { state: 'undrawable' as const };
  await db.updateTable('upload').set(kept).where('_id', '=', sent._id).execute();
  return true;
}
