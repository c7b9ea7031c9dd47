import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from './check';

export const listChecks: readonly Check[] = [
  {
    name: 'list-totals',
    holds: words('The totals of lists are what the rows count'),
    broken: words(
      'Total of {table}: {keptRows} rows and {keptSums} are kept, {countedRows} rows and {countedSums} are counted',
    ),
    finds: sql`select source as table, "keptRows"::text as "keptRows", "countedRows"::text as "countedRows",
      array_to_string("keptSums", ' ') as "keptSums", array_to_string("countedSums", ' ') as "countedSums" from list_total_difference`,
  },
  {
    name: 'phone-forms',
    holds: words('Beside each phone stands its normal form, by the country code of the settings'),
    broken: words('Phone {phone} of {table} is kept as {kept}'),
    finds: sql`select source as table, phone, kept from phone_differences()`,
  },
];
