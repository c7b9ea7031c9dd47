import type { Field } from '../../contract/field';
import { t, words } from '../../contract/language';
import { RefSelect } from '../RefSelect';
import { Select } from '../ui/Select';
import styles from './FilterBar.module.css';

interface Props {
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const yesNo = { true: words('Yes'), false: words('No') };

/** Narrows a list by one field: its choices, or a record found by typing. */
export function Filter({ field, value, onChange }: Props) {
  const label = t(field.label);
  const chosen = { 'data-chosen': value !== '' || undefined };
  if (field.to) {
    return (
      <div className={styles.filter}>
        <RefSelect to={field.to()} value={value} onChange={onChange} placeholder={label} input={{ 'aria-label': label, ...chosen }} />
      </div>
    );
  }
  return (
    <Select
      className={styles.filter}
      aria-label={label}
      placeholder={label}
      data={Object.entries(field.choices ?? yesNo).map(([word, shown]) => ({ value: word, label: t(shown) }))}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear') }}
      {...chosen}
    />
  );
}
