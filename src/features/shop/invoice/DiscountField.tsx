import { TextInput } from '@mantine/core';
import { useOrganisation } from '#kit/web/organisation';
import styles from './invoice.module.css';

interface Props {
  /** Its label, or the id of the element that labels it. */
  readonly named: { readonly label: string } | { readonly 'aria-labelledby': string };
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (discount: string) => void;
}

/** The field of a discount. */
export function DiscountField({ named, value, error, onChange }: Props) {
  const { currencySign } = useOrganisation();
  return (
    <TextInput
      className={styles.figure}
      {...named}
      inputMode="decimal"
      dir="ltr"
      leftSection={<span aria-hidden>{currencySign}</span>}
      data-field="discount"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
