import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { readTyped } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { noMoney } from '#kit/rules/money';
import { Field } from '#kit/web/form/Field';
import { Money } from '#kit/web/Money';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import { useFeature } from '#house/session/use-feature';
import { debtsFeature } from '#features/ledger/debt/debts.screens';
import { type FeeType, feeTypes } from '#features/ledger/fee-name/fee-type.contract';
import { isMonthly } from '#features/academy/fee/fee.rules';
import styles from './admission.module.css';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { seatFields } from './admission.contract';
import type { DraftItem } from './admission-draft.rules';

interface Props {
  readonly item: DraftItem;
  readonly at: number;
  /** What a month costs, as typed. */
  readonly month: string;
  readonly errors: Errors;
  readonly onChange: (part: Partial<DraftItem>) => void;
  readonly onRemove: () => void;
}

const { feeName, feetype, feeAmount } = seatFields.feeItems.items ?? {};

function isFeeType(word: unknown): word is FeeType {
  return typeof word === 'string' && word in feeTypes;
}

/** One fee: a suggested one shows its name and asks for the amount, any other asks for everything. */
export function FeeRow({ item, at, month, errors, onChange, onRemove }: Props) {
  const path = (name: string) => `feeItems.${at}.${name}`;
  const wrong = errors[path('feetype')];
  return (
    <>
      <div className={styles.item} data-ready={item.isReady || undefined}>
        {item.isReady ? (
          <span className={styles.called}>
            <bdi>{feeNameShown(item.feeName)}</bdi>
            {wrong && <span className={styles.wrong}>{wrong}</span>}
          </span>
        ) : (
          <>
            {feeName && (
              <Field
                name={path('feeName')}
                field={feeName}
                value={item.feeName}
                errors={errors}
                onChange={(value) => onChange({ feeName: String(value) })}
              />
            )}
            {feetype && (
              <Field
                name={path('feetype')}
                field={feetype}
                value={item.feetype}
                errors={errors}
                onChange={(value) => isFeeType(value) && onChange({ feetype: value })}
              />
            )}
          </>
        )}
        {isMonthly(item.feetype) ? (
          <span className={styles.fixed} dir="ltr">
            <Money amount={readTyped(month) ?? noMoney} />
          </span>
        ) : (
          feeAmount && (
            <Field
              name={path('feeAmount')}
              field={{
                ...feeAmount,
                help: undefined,
                label: item.isReady ? feeNameShown(item.feeName) : feeAmount.label,
              }}
              value={item.feeAmount}
              errors={errors}
              onChange={(value) => onChange({ feeAmount: String(value) })}
            />
          )
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Remove row {number}', { number: at + 1 })}
          title={t('Remove row {number}', { number: at + 1 })}
          onClick={onRemove}
        >
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </div>
      {!item.isReady && !isMonthly(item.feetype) && <FeeDue item={item} at={at} errors={errors} onChange={onChange} />}
    </>
  );
}

interface FeeDueProps {
  readonly item: DraftItem;
  readonly at: number;
  readonly errors: Errors;
  readonly onChange: (part: Partial<DraftItem>) => void;
}

const { instalmentCount, dueDate } = seatFields.feeItems.items ?? {};

/** When a fee is due, and in how many parts: asked only where somebody opens it. */
function FeeDue({ item, at, errors, onChange }: FeeDueProps) {
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
