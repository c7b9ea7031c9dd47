import { Switch } from '#kit/web/ui/Switch';
import type { FieldProps } from './field-props';
import { facts } from './facts';
import styles from './form.module.css';

/** Yes or no, as a switch. */
export function FlagField(props: FieldProps) {
  const { label, description, error, name } = facts(props);
  return (
    <Switch
      className={styles.flag}
      label={label}
      description={description}
      error={error}
      name={name}
      data-field={name}
      checked={props.value === true}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
