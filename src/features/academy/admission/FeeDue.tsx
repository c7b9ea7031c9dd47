import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { Field } from '#kit/web/form/Field';
import { useFeature } from '#house/session/use-feature';
import { debtsFeature } from '#features/ledger/debt/debts.screens';
import styles from './admission.module.css';
import { seatFields } from './admission.contract';
import type { DraftItem } from './admission-draft.rules';

interface Props {
  readonly item: DraftItem;
  readonly at: number;
  readonly errors: Errors;
  readonly onChange: (part: Partial<DraftItem>) => void;
}

const { instalmentCount, dueDate } = seatFields.feeItems.items ?? {};

/** When a fee is due, and in how many parts: asked where somebody wants to say it. */
export function FeeDue({ item, at, errors, onChange }: Props) {
  const [wanted, setWanted] = useState(false);
  const isOn = useFeature(debtsFeature);
  if (!isOn || !instalmentCount || !dueDate) return null;
  if (!wanted && !item.instalmentCount && !item.dueDate)
    return (
      <Button className={styles.later} variant="subtle" size="compact-sm" onClick={() => setWanted(true)}>
        {t('Due later or in parts')}
      </Button>
    );
  return (
    <div className={styles.due}>
      <Field
        name={`feeItems.${at}.instalmentCount`}
        field={instalmentCount}
        value={item.instalmentCount ?? ''}
        errors={errors}
        onChange={(value) => onChange({ instalmentCount: String(value) })}
      />
      <Field
        name={`feeItems.${at}.dueDate`}
        field={dueDate}
        value={item.dueDate ?? ''}
        errors={errors}
        onChange={(value) => onChange({ dueDate: String(value) })}
      />
    </div>
  );
}
