import { words } from '#kit/contract/language';
import { quoted } from '#kit/server/read/values';
import type { Check } from './check';
import { namedByNone, type PictureReference } from '#kit/server/pictures/references';

/** The checks of the pictures that records use. The hourly sweep removes pictures that no record has used for a day. */
export function pictureChecks(references: readonly PictureReference[]): Check[] {
  const missing = references.map(
    ({ table, column }) =>
      `select '${table}' as table, r._id::text as record, r.${quoted(column)}::text as picture from ${quoted(table)} r
       where r.${quoted(column)} is not null and not exists (select from upload u where u._id = r.${quoted(column)})`,
  );
  return [
    {
      name: 'pictures-unused',
      holds: words('Every picture belongs to a record'),
      broken: words('Picture {picture} of {day} belongs to no record'),
      finds: `select u._id::text as picture, to_char(u."createdAt", 'YYYY-MM-DD') as day from upload u
        where u."createdAt" < now() - interval '2 days' and ${namedByNone(references)}`,
    },
    {
      name: 'pictures-there',
      holds: words('Every record has the picture that it names'),
      broken: words('Record {record} of {table} names picture {picture}, which is not there'),
      finds: missing.join(' union all '),
    },
  ];
}
