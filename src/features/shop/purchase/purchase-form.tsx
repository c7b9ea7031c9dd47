import { t, words } from '#kit/contract/language';
import { type Money as Amount, readMoney } from '#kit/contract/money';
import { timesWithin } from '#kit/rules/money';
import { Badge } from '#kit/web/Badge';
import type { FormRules } from '#kit/web/form/form-rules';
import { Money } from '#kit/web/Money';
import type { purchase } from './purchase.contract';
import { costProblems, isBelowCost } from './purchase.rules';
import styles from './purchase.module.css';

/** The form of a purchase, with its total cost; the selling price begins with the item's. */
export const purchaseForm: FormRules<typeof purchase.fields> = {
  title: words('Add purchase'),
  chosen: {
    itemID: (option, { salingPrice }) =>
      typeof option?.sellingPrice === 'number' && salingPrice === undefined
        ? { salingPrice: readMoney(option.sellingPrice) }
        : {},
  },
  problems: ({ Quantity, purchasePrice }) =>
    Quantity === undefined || purchasePrice === undefined ? {} : costProblems({ Quantity, purchasePrice }),
  extra: ({ Quantity, purchasePrice, salingPrice }) => (
    <Cost
      total={Quantity === undefined || purchasePrice === undefined ? undefined : timesWithin(purchasePrice, Quantity)}
      below={purchasePrice !== undefined && salingPrice !== undefined && isBelowCost(salingPrice, purchasePrice)}
    />
  ),
};

function Cost({ total, below }: { total: Amount | undefined; below: boolean }) {
  return (
    <output className={styles.cost}>
      {total !== undefined && (
        <span>
          {t('Posted as an expense:')} <Money amount={total} />
        </span>
      )}
      {below && <Badge tone="attention">{t('The selling price is below the purchase price')}</Badge>}
    </output>
  );
}
