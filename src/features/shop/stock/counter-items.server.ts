import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import type { OptionFilters } from '#kit/server/read/options';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { lockSettings } from '#house/organisation/organisation.server';
import { barcodeProblem, quickProblem } from './stock.rules';

/**
 * The filters by which the counter asks the choice list of items: for the one that was scanned, by its whole barcode, and for its buttons
 * (CO15).
 */
export const counterFilters: OptionFilters = {
  barcode: (value) => sql`t.barcode = ${value}`,
  quick: (value) => {
    if (value !== '1') refuseInvalid({ quick: t('quick takes 1') });
    return sql`t."isQuick"`;
  },
};

interface AtCounter {
  readonly barcode?: string | null | undefined;
  readonly isQuick?: boolean | undefined;
}

/** Refuses a barcode that no scanner reads, and a button too many. */
export async function refuseCounter(call: Call, wanted: AtCounter, stored?: AtCounter): Promise<void> {
  const problem = barcodeProblem(wanted.barcode);
  if (problem !== undefined) refuseInvalid({ barcode: problem });
  if (wanted.isQuick !== true || stored?.isQuick === true) return;
  // Who makes another button at the same moment waits here.
  await lockSettings(call);
  const [row] = await askPrepared<{ count: number }>(
    call.db,
    sql`select count(*)::int as count from ${tableOf(call, 'stock_item')} where "isQuick"`,
  );
  refuseConflict(quickProblem(row?.count ?? 0), 'isQuick');
}
