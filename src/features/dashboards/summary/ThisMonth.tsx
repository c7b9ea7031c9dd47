import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { useOrganisation } from '#kit/web/organisation';

/** What an amount of this month is, in words. */
export function ThisMonth({ amount }: { amount: Money }) {
  const { currencySign } = useOrganisation();
  return <span>{t('{amount} this month', { amount: showMoney(amount, currencySign, language()) })}</span>;
}
