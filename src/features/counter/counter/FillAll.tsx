import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { latinDigits } from '#kit/contract/latin-digits';
import { type Money as Amount, readTyped } from '#kit/contract/money';
import { hasLetters } from '#kit/web/form/letters';
import { useOrganisation } from '#kit/web/organisation';
import { notAnAmount } from './draft-problems.rules';
import styles from './counter.module.css';

interface Props {
  readonly onFill: (amount: Amount) => void;
}

/** An amount for all debts together, which fills them in their order while it is typed. */
export function FillAll({ onFill }: Props) {
  const { currencySign } = useOrganisation();
  const [value, setValue] = useState('');
  const [isLeft, setLeft] = useState(false);
  const isUnread = value.trim() !== '' && readTyped(value) === undefined;
  return (
    <TextInput
      className={styles.fill}
      label={t('Amount for all')}
      description={t('Fills them in their order')}
      inputMode="decimal"
      dir="ltr"
      leftSection={<span aria-hidden>{currencySign}</span>}
      value={value}
      error={isUnread && (isLeft || hasLetters(value)) ? notAnAmount(value) : undefined}
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        const next = latinDigits(event.currentTarget.value);
        setValue(next);
        setLeft(false);
        const amount = readTyped(next);
        if (amount !== undefined && amount > 0) onFill(amount);
      }}
    />
  );
}
