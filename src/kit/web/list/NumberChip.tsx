import { IconX } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import styles from './Filter.module.css';

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  readonly onClear: () => void;
}

/** The number of the record that a link narrowed the list to, with a button that removes the filter. */
export function NumberChip({ label, value, onClear }: Props) {
  if (value === undefined) return null;
  return (
    <button type="button" className={styles.button} data-chosen title={t('Clear')} onClick={onClear}>
      <span>{t('{field}: {value}', { field: t(label), value })}</span>
      <IconX size={14} stroke={2} aria-hidden />
    </button>
  );
}
