import { IconCash } from '@tabler/icons-react';
import { t, words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';

/** The job of a row that is still to be paid; `amount` is what it costs, as it is shown. */
export function payAction(amount: string, run: () => void): RowAction {
  return { label: words('Pay'), icon: IconCash, run, main: t('Pay {amount}', { amount }), onPhone: true };
}
