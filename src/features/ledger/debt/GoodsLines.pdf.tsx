import type { ReactNode } from 'react';
import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Lines } from '#kit/server/pdf/Lines.pdf';
import type { Bought } from './receipt.contract';

interface Props {
  readonly house: HouseStyle;
  readonly items: Bought['items'];
  /** What ends the document. */
  readonly children: ReactNode;
}

/** The goods that are sold, row by row, and the end of the document below. */
export function GoodsLines({ house, items, children }: Props) {
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  return (
    <Lines
      columns={[
        { heading: t('Item'), share: 5 },
        { heading: t('Quantity'), share: 2, align: 'end' },
        { heading: t('Price'), share: 2, align: 'end' },
        { heading: t('Amount'), share: 'amount' },
      ]}
      rows={items.map(({ itemID, Quantity, Price, Amount }) => [
        itemID.itemName,
        String(Quantity),
        shown(Price),
        shown(Amount),
      ])}
    >
      {children}
    </Lines>
  );
}
