import { Input } from '@mantine/core';
import { useId } from 'react';
import { t } from '#kit/contract/language';
import { Chip } from '#kit/web/ui/Chip';
import type { FieldProps } from './field-props';
import { facts } from './facts';
import styles from './form.module.css';

/** The control for several words of a closed list, each a chip that is on or off. */
export function ChoicesField(props: FieldProps) {
  const { label, error, description, withAsterisk } = facts(props);
  const id = useId();
  const chosen: unknown[] = Array.isArray(props.value) ? props.value : [];
  const toggle = (word: string) =>
    props.onChange(chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      error={error}
      description={description}
      withAsterisk={withAsterisk}
      labelProps={{ id }}
    >
      <fieldset
        className={styles.chips}
        aria-labelledby={id}
        data-field={props.name}
        data-invalid={error !== undefined || undefined}
      >
        {Object.entries(props.field.choices ?? {}).map(([word, shown]) => (
          <Chip key={word} size="sm" checked={chosen.includes(word)} onChange={() => toggle(word)}>
            {t(shown)}
          </Chip>
        ))}
      </fieldset>
    </Input.Wrapper>
  );
}
