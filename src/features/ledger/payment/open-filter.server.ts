import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { OptionFilters } from '#kit/server/read/options';
import { refuseInvalid } from '#kit/server/refusal';

/** `open=1` in a choice list: those of whoever is chosen on which a balance, a column of `t`, is left to pay (B11). */
export function openFilter(balance: string): OptionFilters {
  return {
    open: (value) => {
      if (value !== '1') refuseInvalid({ open: t('open takes 1') });
      return sql`${sql.ref(`t.${balance}`)} > 0`;
    },
  };
}
