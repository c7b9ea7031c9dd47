import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { isRefusal, type Refusal } from '#kit/web/call';
import { ErrorSummary } from '#kit/web/form/ErrorSummary';
import { focusFirst, useWrongFocus } from '#kit/web/form/focus';
import { useShownErrors } from '#kit/web/form/use-shown-errors';
import { useUnsaved } from '#kit/web/form/use-unsaved';
import { useSave } from '#kit/web/use-save';
import { piecesByItem } from '#features/shop/stock/stock.rules';
import { DueField } from './DueField';
import { GoodsFields } from './GoodsFields';
import { invoice } from './invoice.contract';
import { noteProblem } from './invoice.rules';
import { byRow, type Goods, readGoods, typedGoods } from './sale-draft.rules';
import styles from './invoice.module.css';
import { useHeldItems } from './use-held-items';
import { useSalePreview } from './use-sale-preview';

type Invoice = Got<typeof invoice>;

interface Props {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** The inline form that edits an invoice: items, discount, customer and note (F7). */
export function InvoiceForm({ invoice: sold, onClose }: Props) {
  const start = useMemo(() => goodsOf(sold), [sold]);
  const [typed, setTyped] = useState<Goods>(start);
  const [dueDate, setDueDate] = useState(sold.dueDate);
  const [refused, setRefused] = useState<Refusal>();
  const form = useRef<HTMLFormElement>(null);
  const taken = useMemo(
    () => piecesByItem(sold.items.map(({ itemID, Quantity }) => ({ itemID: itemID._id, Quantity }))),
    [sold],
  );
  const held = useHeldItems(typed.rows, taken);
  const save = useSave(invoice);
  const dirty = JSON.stringify(typed) !== JSON.stringify(start) || dueDate !== sold.dueDate;
  const { goods, errors: wrong } = readGoods(typed, held);
  const note = typed.note.trim() === '' ? t('Enter a note') : noteProblem(typed.note.trim());
  const found = note === undefined ? wrong : { ...wrong, note };
  const { numbers, others } = typedGoods(typed);
  const { errors, left, showAll, refuse } = useShownErrors({ numbers, others: { ...others, dueDate }, found });
  const preview = useSalePreview(
    { method: 'PUT', path: `${invoice.path}/${sold._id}` },
    dirty && Object.keys(wrong).length === 0 ? { ...goods, note: sold.note } : undefined,
  );
  useEffect(() => focusFirst(form.current), []);
  const focusWrong = useWrongFocus(form);
  useUnsaved({
    dirty: dirty && !save.isPending,
    typed: { ...typed },
    fields: invoice.fields,
    draft: { name: 'invoice edit', edited: sold._id },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(undefined);
    showAll();
    if (!goods || Object.keys(found).length > 0) return focusWrong();
    try {
      await save.mutateAsync({ id: sold._id, body: { ...goods, dueDate, __v: sold.__v } });
      onClose();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefused(error);
      refuse(byRow(error.errors, typed.rows));
      focusWrong();
    }
  }

  const shown = { ...byRow(preview.errors, typed.rows), ...errors };
  return (
    <form
      ref={form}
      className={`${styles.panel} ${styles.step} no-print`}
      onSubmit={(event) => void submit(event)}
      {...left}
      noValidate
      aria-label={t('Edit invoice {number}', { number: sold.invoiceNumber })}
    >
      <strong>{t('Edit invoice {number}', { number: sold.invoiceNumber })}</strong>
      <ErrorSummary errors={shown} refused={refused} meanwhile={[]} onReload={undefined} />
      <GoodsFields
        goods={typed}
        held={held}
        errors={shown}
        customerHelp={t('Fixed once a receipt exists')}
        belowCost={preview.belowCost}
        noteHelp={t('Why the invoice is changed: at least 10 characters')}
        onChange={(part) => {
          setRefused(undefined);
          setTyped({ ...typed, ...part });
        }}
      />
      <DueField
        value={dueDate}
        errors={shown}
        onChange={(day) => {
          setRefused(undefined);
          setDueDate(day);
        }}
      />
      <div className={styles.tools}>
        <span />
        <div>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? t('saving...') : t('Save invoice')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function goodsOf({ customerID, items, discount, note }: Invoice): Goods {
  return {
    customerID: customerID?._id ?? '',
    rows: items.map(({ _id, itemID, Quantity, Price }) => ({
      key: _id,
      itemID: itemID._id,
      Quantity: String(Quantity),
      Price: Price.toFixed(2),
    })),
    discount: discount.toFixed(2),
    note: note ?? '',
  };
}
