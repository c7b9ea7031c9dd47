import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

export const figureChecks: readonly Check[] = [
  {
    name: 'figures',
    holds: words("The dashboard's figures are what the rows count"),
    broken: words(
      'Figure {figure}: {keptRows} rows and {keptAmount} are kept, {countedRows} rows and {countedAmount} are counted',
    ),
    finds: sql`select trim(name || ' ' || part) as figure, "keptRows"::text as "keptRows", "countedRows"::text as "countedRows",
      "keptAmount"::text as "keptAmount", "countedAmount"::text as "countedAmount" from figure_difference`,
  },
];
