import { IconPlus } from '@tabler/icons-react';
import { Button, Input } from '@mantine/core';
import { v7 as uuid } from 'uuid';
import { t, words } from '#kit/contract/language';
import { minus } from '#kit/rules/money';
import { Field } from '#kit/web/form/Field';
import { Money } from '#kit/web/Money';
import styles from './admission.module.css';
import { seatFields } from './admission.contract';
import { amountOf, type DraftItem, itemsOf, soFar } from './admission-draft.rules';
import { FeeRow } from './FeeRow';
import type { PartProps } from './part-props';

/** The fees that are charged at once: the month, and the usual fees with the amounts charged last. */
export function FeesPart({ draft, known, errors, onChange }: PartProps) {
  const items = itemsOf(draft, known);
  const change = (next: readonly DraftItem[]) => onChange({ items: next });
  const { charged, owed, left } = soFar(draft, known);
  const lines = [
    { label: t('Total'), amount: charged, shown: true },
    { label: t('Taken off'), amount: minus(charged, owed), shown: owed < charged },
    { label: t('Paid from credit'), amount: minus(owed, left), shown: left < owed },
    { label: t('Owed'), amount: left, shown: left < charged },
  ].filter(({ shown }) => shown);
  // It begins with 0, as a fee of an enrollment does (S§9).
  const added: DraftItem = { key: uuid(), feeName: '', feetype: 'others', feeAmount: '0', isReady: false };
  return (
    <section className={styles.part}>
      <h2>{t('Fees')}</h2>
      <Field
        name="Amount"
        field={{ ...seatFields.Amount, label: words('Amount a month'), help: undefined }}
        value={amountOf(draft, known)}
        errors={errors}
        onChange={(Amount) => onChange({ Amount: String(Amount) })}
      />
      <fieldset className={styles.items}>
        <legend>{t(draft.waits ? 'Charged with the seat' : 'Charged now')}</legend>
        {items.map((item, at) => (
          <FeeRow
            key={item.key}
            item={item}
            at={at}
            month={amountOf(draft, known)}
            errors={errors}
            onChange={(part) => change(items.map((one) => (one === item ? { ...one, ...part } : one)))}
            onRemove={() => change(items.filter((one) => one !== item))}
          />
        ))}
        {errors.feeItems && <Input.Error>{errors.feeItems}</Input.Error>}
        <div className={styles.sum}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => change([...items, added])}
          >
            {t(seatFields.feeItems.add ?? 'Add row')}
          </Button>
          <output>
            {lines.map(({ label, amount }) => (
              <span key={label}>
                {label} <Money amount={amount} />
              </span>
            ))}
          </output>
        </div>
      </fieldset>
    </section>
  );
}
