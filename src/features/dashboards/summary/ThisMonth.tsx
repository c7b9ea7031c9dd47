import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { useShownMoney } from '#kit/web/use-shown-money';

/** What an amount of this month is, in words. */
export function ThisMonth({ amount }: { amount: Money }) {
  const shown = useShownMoney();
  return <span>{t('{amount} this month', { amount: shown(amount) })}</span>;
}
