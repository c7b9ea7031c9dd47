import { language } from '../../contract/language';
import type { Money } from '../../contract/money';
import { showMoney } from '../../rules/money';
import { useOrganisation } from '../organisation';
import { showMoneyShort } from './show-short';

/** How a chart of amounts writes its figures: in full, and short for the axis. */
export function useMoneyFigures(): { show: (figure: number) => string; tick: (figure: number) => string } {
  const { currencySign } = useOrganisation();
  return {
    show: (figure) => showMoney(figure as Money, currencySign, language()),
    tick: (figure) => showMoneyShort(figure, currencySign),
  };
}
