import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { OptionFilters } from '#kit/server/read/options';
import { refuseInvalid } from '#kit/server/refusal';
import type { Debt } from './debt.contract';

/** `open=1` in a choice list: the documents of the person chosen on which something is left to pay (B11). */
export function openFilter({ balance }: Debt): OptionFilters {
  return {
    open: (value) => {
      if (value !== '1') refuseInvalid({ open: t('open takes 1') });
      return sql`${sql.ref(`t.${balance}`)} > 0`;
    },
  };
}
