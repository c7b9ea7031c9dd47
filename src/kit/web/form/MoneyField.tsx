import { TextInput } from '@mantine/core';
import { useOrganisation } from '#kit/web/organisation';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';
import { latinDigits } from '#kit/contract/latin-digits';

/**
 * The control for an amount, with the organisation's currency sign in front; stored as typed, never as a rounded
 * number.
 */
export function MoneyField(props: FieldProps) {
  const { currencySign } = useOrganisation();
  return (
    <TextInput
      {...facts(props)}
      inputMode="decimal"
      dir="ltr"
      leftSection={<span aria-hidden>{currencySign}</span>}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(latinDigits(event.currentTarget.value))}
    />
  );
}
