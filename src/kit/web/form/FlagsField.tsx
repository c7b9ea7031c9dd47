import { FlagField } from './FlagField';
import type { FieldProps } from './field-props';
import { isObject } from '#kit/contract/parse';
import styles from './form.module.css';

/** Several switches, each with what it is for. */
export function FlagsField(props: FieldProps) {
  const { field, name, value, onChange } = props;
  const stands = isObject(value) ? value : {};
  return (
    <div className={styles.flags} data-field={name}>
      {Object.entries(field.items ?? {}).map(([one, item]) => (
        <FlagField
          key={one}
          {...props}
          name={`${name}.${one}`}
          field={item}
          value={stands[one]}
          onChange={(on) => onChange({ ...stands, [one]: on })}
        />
      ))}
    </div>
  );
}
