import { language } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { useOrganisation } from '#kit/web/organisation';
import { showMoneyShort } from './show-short';

/** Functions that write the figures of a chart of amounts: in full, and short for the axis. */
export function useMoneyFigures(): { show: (figure: number) => string; tick: (figure: number) => string } {
  const { currencySign } = useOrganisation();
  return {
    show: (figure) => showMoney(figure as Money, currencySign, language()),
    tick: (figure) => showMoneyShort(figure, currencySign),
  };
}
