import { IconCash } from '@tabler/icons-react';
import { t, words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';

/** The action that pays a row; `amount` is its amount, as shown. */
export function payAction(amount: string, run: () => void): RowAction {
  return { label: words('Pay'), icon: IconCash, run, main: t('Pay {amount}', { amount }), onPhone: true };
}
