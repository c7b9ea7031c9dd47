import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { BelowCost } from './BelowCost';
import { CustomerField } from './CustomerField';
import { DiscountField } from './DiscountField';
import { NoteField } from './NoteField';
import type { HeldItems, SaleDraft } from './sale-draft.rules';
import { SaleRows } from './SaleRows';
import styles from './sale.module.css';

interface Props {
  readonly draft: SaleDraft;
  readonly held: HeldItems;
  readonly errors: Errors;
  readonly belowCost: readonly string[];
  readonly onChange: (part: Partial<SaleDraft>) => void;
}

/** The goods and the customer of a sale. */
export function SaleGoods({ draft, held, errors, belowCost, onChange }: Props) {
  return (
    <>
      <CustomerField
        value={draft.customerID}
        help={draft.isReceipt ? undefined : t('Who owes the invoice')}
        error={errors.customerID}
        onChange={(customerID) => onChange({ customerID })}
      />
      <SaleRows
        rows={draft.rows}
        held={held}
        errors={errors}
        priceFact="Amount"
        onChange={(rows) => onChange({ rows })}
      />
      <BelowCost items={belowCost} />
      <div className={styles.beside}>
        <NoteField value={draft.note} rows={1} error={errors.note} onChange={(note) => onChange({ note })} />
        <DiscountField
          named={{ label: t('Discount') }}
          value={draft.discount}
          error={errors.discount}
          onChange={(discount) => onChange({ discount })}
        />
      </div>
    </>
  );
}
