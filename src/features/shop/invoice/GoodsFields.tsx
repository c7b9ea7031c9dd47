import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { Badge } from '#kit/web/Badge';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { RefSelect } from '#kit/web/RefSelect';
import { customer } from '#features/shop/customer/customer.contract';
import { type Goods, type HeldItems, totalsSoFar } from './sale-draft.rules';
import { SaleRows } from './SaleRows';
import styles from './invoice.module.css';

// Help below the field, what is wrong below that.
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

interface Props {
  readonly goods: Goods;
  readonly held: HeldItems;
  readonly errors: Errors;
  readonly priceFact: 'Amount' | 'sellingPrice';
  /** Below the customer. */
  readonly customerHelp: string;
  /** The edit form asks for a note (F8). */
  readonly noteHelp?: ReactNode;
  /** Names of items that are sold for less than they cost. */
  readonly belowCost?: readonly string[];
  readonly onChange: (part: Partial<Goods>) => void;
}

/** Customer, items, discount and note of an invoice, with what it comes to as one types. */
export function GoodsFields({
  goods,
  held,
  errors,
  priceFact,
  customerHelp,
  noteHelp,
  belowCost = [],
  onChange,
}: Props) {
  const { currencySign } = useOrganisation();
  const { subTotal, Total } = totalsSoFar(goods);
  return (
    <>
      <div className={styles.customer}>
        <RefSelect
          to={customer}
          value={goods.customerID}
          onChange={(customerID) => onChange({ customerID })}
          label={t('Customer')}
          input={{
            description: customerHelp,
            inputWrapperOrder: order,
            error: errors.customerID,
            'data-autofocus': true,
          }}
        />
      </div>
      <SaleRows
        rows={goods.rows}
        held={held}
        errors={errors}
        priceFact={priceFact}
        onChange={(rows) => onChange({ rows })}
      />
      {belowCost.length > 0 && (
        <output className={styles.line}>
          <Badge tone="attention">{t('Sold below its cost: {items}', { items: belowCost.join(', ') })}</Badge>
        </output>
      )}
      <div className={styles.foot}>
        <Textarea
          label={t('Note')}
          description={noteHelp}
          inputWrapperOrder={order}
          rows={3}
          maxLength={255}
          value={goods.note}
          error={errors.note}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
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
              <TextInput
                className={styles.figure}
                aria-labelledby="discount-label"
                inputMode="decimal"
                dir="ltr"
                leftSection={<span aria-hidden>{currencySign}</span>}
                value={goods.discount}
                error={errors.discount}
                onChange={(event) => onChange({ discount: event.currentTarget.value })}
                onFocus={(event) => event.currentTarget.select()}
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
