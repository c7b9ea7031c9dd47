import { language } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { useOrganisation } from './organisation';

/** Writes amounts with the organisation's currency sign, for use within a sentence. */
export function useShownMoney(): (amount: Money) => string {
  const { currencySign } = useOrganisation();
  return (amount) => showMoney(amount, currencySign, language());
}
