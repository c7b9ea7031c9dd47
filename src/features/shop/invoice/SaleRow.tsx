import { IconTrash } from '@tabler/icons-react';
import { Input, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { RefSelect } from '#kit/web/RefSelect';
import { showNumber } from '#kit/web/show';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import type { Option } from '#kit/web/use-options';
import { stockItem } from '#features/shop/stock/stock.contract';
import type { Held } from '#features/shop/stock/stock.rules';
import { type DraftRow, rowAmount } from './sale-draft.rules';
import styles from './invoice.module.css';

interface Props {
  readonly row: DraftRow;
  readonly number: number;
  /** The stock of the chosen item. */
  readonly held: Held | undefined;
  readonly errors: Errors;
  readonly priceFact: 'Amount' | 'sellingPrice';
  readonly onChange: (part: Partial<DraftRow>) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
}

/** One row of an invoice: the item, the quantity and the price. */
export function SaleRow({ row, number, held, errors, priceFact, onChange, onRemove, onEnter }: Props) {
  const { currencySign } = useOrganisation();
  const { key, itemID, Quantity, Price } = row;
  const id = useId();
  const amount = rowAmount(row);
  // The fields are too narrow for their sentences.
  const wrong = [errors[`${key}.Quantity`], errors[`${key}.Price`]].filter((one) => one !== undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onEnter();
  };
  const choose = (id: string, option: Option | undefined) => {
    const price = option?.[priceFact];
    onChange({ itemID: id, Quantity: '1', Price: typeof price === 'number' ? price.toFixed(2) : '' });
  };
  return (
    <div className={styles.row}>
      <div className={styles.item}>
        <RefSelect
          to={stockItem}
          value={itemID}
          onChange={choose}
          placeholder={t('Type an item')}
          input={{
            'data-row': key,
            'data-field': `${key}.itemID`,
            'data-autofocus': number === 1 || undefined,
            'aria-label': t('Item {number}', { number }),
            // If nothing is chosen at all, the error is shown at the first row.
            error: errors[`${key}.itemID`] ?? (number === 1 && errors.items !== undefined),
          }}
          // Once the item is chosen, the next Enter submits the form.
          onEnter={(form) => form?.requestSubmit()}
        />
        {held && (
          <span className={styles.left} data-empty={held.quantityInStock === 0 || undefined}>
            {t('{left} left in stock', { left: showNumber(held.quantityInStock) })}
          </span>
        )}
      </div>
      <TextInput
        className={styles.figure}
        label={t('Quantity')}
        aria-label={t('Quantity {number}', { number })}
        inputMode="numeric"
        dir="ltr"
        data-field={`${key}.Quantity`}
        value={Quantity}
        error={errors[`${key}.Quantity`] !== undefined}
        aria-describedby={wrong.length > 0 ? id : undefined}
        onChange={(event) => onChange({ Quantity: event.currentTarget.value })}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
      />
      <TextInput
        className={styles.figure}
        label={t('Price')}
        aria-label={t('Price {number}', { number })}
        inputMode="decimal"
        dir="ltr"
        leftSection={<span aria-hidden>{currencySign}</span>}
        data-field={`${key}.Price`}
        value={Price}
        error={errors[`${key}.Price`] !== undefined}
        aria-describedby={wrong.length > 0 ? id : undefined}
        onChange={(event) => onChange({ Price: event.currentTarget.value })}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
      />
      <output className={styles.amount} aria-label={t('Amount {number}', { number })}>
        {amount !== undefined && <Money amount={amount} />}
      </output>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('Remove row {number}', { number })}
        title={t('Remove row {number}', { number })}
        onClick={onRemove}
      >
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
      {wrong.length > 0 && (
        <Input.Error id={id} className={styles.rowWrong}>
          {wrong.join('. ')}
        </Input.Error>
      )}
    </div>
  );
}
