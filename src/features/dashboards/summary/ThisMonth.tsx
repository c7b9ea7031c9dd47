import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { minus, noMoney } from '#kit/rules/money';
import { useShownMoney } from '#kit/web/use-shown-money';

/** What an amount of this month is, in words; below zero it is lost. */
export function ThisMonth({ amount }: { amount: Money }) {
  const shown = useShownMoney();
  return (
    <span>
      {amount < 0
        ? t('lost {amount} this month', { amount: shown(minus(noMoney, amount)) })
        : t('{amount} this month', { amount: shown(amount) })}
    </span>
  );
}
