import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { Money } from '#kit/web/Money';
import { BelowCost } from './BelowCost';
import { CustomerField } from './CustomerField';
import { DiscountField } from './DiscountField';
import { NoteField } from './NoteField';
import { type Goods, type HeldItems, totalsSoFar } from './sale-draft.rules';
import { SaleRows } from './SaleRows';
import styles from './invoice.module.css';

interface Props {
  readonly goods: Goods;
  readonly held: HeldItems;
  readonly errors: Errors;
  /** Below the customer. */
  readonly customerHelp: string;
  /** The help of the note, which the edit form asks for (F8). */
  readonly noteHelp: ReactNode;
  /** Names of items that are sold for less than they cost. */
  readonly belowCost: readonly string[];
  readonly onChange: (part: Partial<Goods>) => void;
}

/** The fields of an invoice being edited: customer, items, discount and note, with the total while typing. */
export function GoodsFields({ goods, held, errors, customerHelp, noteHelp, belowCost, onChange }: Props) {
  const { subTotal, Total } = totalsSoFar(goods);
  return (
    <>
      <CustomerField
        value={goods.customerID}
        help={customerHelp}
        error={errors.customerID}
        onChange={(customerID) => onChange({ customerID })}
      />
      <SaleRows
        rows={goods.rows}
        held={held}
        errors={errors}
        priceFact="sellingPrice"
        onChange={(rows) => onChange({ rows })}
      />
      <BelowCost items={belowCost} />
      <div className={styles.foot}>
        <NoteField
          value={goods.note}
          rows={3}
          help={noteHelp}
          error={errors.note}
          onChange={(note) => onChange({ note })}
        />
        <dl className={styles.totals} aria-live="polite">
          <div>
            <dt>{t('Sub-total')}</dt>
            <dd>
              <Money amount={subTotal} />
            </dd>
          </div>
          <div>
            <dt id="discount-label">{t('Discount')}</dt>
            <dd>
              <DiscountField
                named={{ 'aria-labelledby': 'discount-label' }}
                value={goods.discount}
                error={errors.discount}
                onChange={(discount) => onChange({ discount })}
              />
            </dd>
          </div>
          <div className={styles.grand}>
            <dt>{t('Total')}</dt>
            <dd>
              <Money amount={Total} />
            </dd>
          </div>
        </dl>
      </div>
    </>
  );
}
