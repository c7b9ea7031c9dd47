import { TextInput } from '@mantine/core';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { latinDigits } from '#kit/contract/latin-digits';
import { useOrganisation } from '#kit/web/organisation';
import type { Draft } from './draft.rules';
import styles from './counter.module.css';

interface Props {
  readonly draft: Draft;
  readonly errors: Errors;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** The fields of a payment beside its debts and goods: a discount on a sale, and a note. */
export function DraftFoot({ draft: { basket, discount, note }, errors, onChange }: Props) {
  const { currencySign } = useOrganisation();
  return (
    <div className={styles.foot}>
      {basket.length > 0 && (
        <TextInput
          className={styles.figure}
          label={t('Discount')}
          inputMode="decimal"
          dir="ltr"
          leftSection={<span aria-hidden>{currencySign}</span>}
          value={discount}
          error={errors.discount}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange({ discount: latinDigits(event.currentTarget.value) })}
        />
      )}
      <TextInput
        className={styles.note}
        label={t('Note')}
        maxLength={255}
        value={note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </div>
  );
}
