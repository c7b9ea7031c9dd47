import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from './check';
import { namedByNone, type PictureReference } from '#kit/server/pictures/references';

/** The checks of the pictures that records use. The hourly sweep removes pictures that no record has used for a day. */
export function pictureChecks(references: readonly PictureReference[]): Check[] {
  const missing = references.map(
    ({ table, column }) =>
      sql`select ${sql.lit(table)} as table, r._id::text as record, r.${sql.ref(column)}::text as picture from ${sql.table(table)} r
       where r.${sql.ref(column)} is not null and not exists (select from upload u where u._id = r.${sql.ref(column)})`,
  );
  return [
    {
      name: 'pictures-unused',
      holds: words('Every picture belongs to a record'),
      broken: words('Picture {picture} of {day} belongs to no record'),
      finds: sql`select u._id::text as picture, to_char(u."createdAt", 'YYYY-MM-DD') as day from upload u
        where u."createdAt" < now() - interval '2 days' and ${namedByNone(references, sql.table)}`,
    },
    {
      name: 'pictures-there',
      holds: words('Every record has the picture that it names'),
      broken: words('Record {record} of {table} names picture {picture}, which is not there'),
      finds: sql.join(missing, sql` union all `),
    },
  ];
}
