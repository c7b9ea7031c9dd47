import { t } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import { noMoney, perPiece } from '#kit/rules/money';
import { useShownMoney } from '#kit/web/use-shown-money';
import styles from './service.module.css';

interface Props {
  readonly price: Money | undefined;
  readonly quantity: number | undefined;
}

const cent = readMoney(0.01) ?? noMoney;

/** The price of one piece: the price entered is that of the whole job (G1). */
export function PiecePrice({ price, quantity }: Props) {
  const shown = useShownMoney();
  if (price === undefined || quantity === undefined) return null;
  const piece = perPiece(price, quantity);
  return (
    <output className={styles.line}>
      {piece === 0 && price > 0
        ? t('Price per piece: less than {amount}', { amount: shown(cent) })
        : t('Price per piece: {amount}', { amount: shown(piece) })}
    </output>
  );
}
