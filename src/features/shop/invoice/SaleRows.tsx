import { IconPlus } from '@tabler/icons-react';
import { Button, Input } from '@mantine/core';
import { useId } from 'react';
import { v7 as uuid } from 'uuid';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { type DraftRow, emptyRow, type HeldItems } from './sale-draft.rules';
import { SaleRow } from './SaleRow';
import styles from './invoice.module.css';

interface Props {
  readonly rows: readonly DraftRow[];
  readonly held: HeldItems;
  readonly errors: Errors;
  /** The fact of an item that is used as its price: `Amount` in the wizard, `sellingPrice` in the edit form (S§5). */
  readonly priceFact: 'Amount' | 'sellingPrice';
  readonly onChange: (rows: readonly DraftRow[]) => void;
}

/** The items of an invoice: found by typing, priced and counted; Enter goes to the next row. */
export function SaleRows({ rows, held, errors, priceFact, onChange }: Props) {
  const id = useId();
  const focusRow = (key: string) =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${key}"]`)?.focus());

  function add() {
    const row = emptyRow(uuid());
    onChange([...rows, row]);
    focusRow(row.key);
  }

  function next(after: DraftRow) {
    const following = rows[rows.indexOf(after) + 1];
    if (following) focusRow(following.key);
    else if (after.itemID !== '') add();
  }

  return (
    <fieldset className={styles.rows} aria-describedby={errors.items ? id : undefined}>
      <legend className="visually-hidden">{t('Items')}</legend>
      <div className={styles.heads} aria-hidden>
        <span>{t('Item')}</span>
        <span className={styles.end}>{t('Quantity')}</span>
        <span className={styles.end}>{t('Price')}</span>
        <span className={styles.end}>{t('Amount')}</span>
      </div>
      {rows.map((row, index) => (
        <SaleRow
          key={row.key}
          row={row}
          number={index + 1}
          held={held.get(row.itemID)}
          errors={errors}
          priceFact={priceFact}
          onChange={(part) => onChange(rows.map((one) => (one === row ? { ...one, ...part } : one)))}
          onRemove={() => onChange(rows.length === 1 ? [emptyRow(uuid())] : rows.filter((one) => one !== row))}
          onEnter={() => next(row)}
        />
      ))}
      {errors.items && (
        <Input.Error id={id} className={styles.line}>
          {errors.items}
        </Input.Error>
      )}
      <Button variant="default" size="xs" leftSection={<IconPlus size={15} aria-hidden />} onClick={add}>
        {t('Add item')}
      </Button>
    </fieldset>
  );
}
