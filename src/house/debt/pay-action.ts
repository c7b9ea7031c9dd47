import { IconCash } from '@tabler/icons-react';
import { language, t, words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import type { RowAction } from '#kit/web/list/row-action';

/** The job of a row that is still to be paid: its button says how much. */
export function payAction(amount: Money, currencySign: string, run: () => void): RowAction {
  const main = t('Pay {amount}', { amount: showMoney(amount, currencySign, language()) });
  return { label: words('Pay'), icon: IconCash, run, main, saysAmount: true };
}
