import { language } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { SlipItems } from '#kit/server/pdf/SlipItems.pdf';
import type { Bought } from './receipt.contract';

interface Props {
  readonly house: HouseStyle;
  readonly items: Bought['items'];
}

/** The goods that are sold, on a till's slip. */
export function SlipGoods({ house, items }: Props) {
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  return (
    <SlipItems
      items={items.map(({ itemID, Quantity, Price, Amount }) => ({
        name: itemID.itemName,
        counted: `${Quantity} × ${shown(Price)}`,
        amount: shown(Amount),
      }))}
    />
  );
}
