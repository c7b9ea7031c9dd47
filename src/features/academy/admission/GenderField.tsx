import { Input } from '@mantine/core';
import { useId } from 'react';
import { t } from '#kit/contract/language';
import { Chip } from '#kit/web/ui/Chip';
import type { FieldProps } from '#kit/web/form/field-props';
import { facts } from '#kit/web/form/facts';
import styles from './admission.module.css';

/** One of two words, by one click. */
export function GenderField(props: FieldProps) {
  const { label, error, withAsterisk } = facts(props);
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} withAsterisk={withAsterisk} labelProps={{ id }}>
      <div
        role="radiogroup"
        aria-labelledby={id}
        className={styles.chips}
        data-field={props.name}
        data-invalid={error !== undefined || undefined}
      >
        <Chip.Group value={String(props.value)} onChange={(word) => props.onChange(word)}>
          {Object.entries(props.field.choices ?? {}).map(([word, shown]) => (
            <Chip key={word} value={word}>
              {t(shown)}
            </Chip>
          ))}
        </Chip.Group>
      </div>
    </Input.Wrapper>
  );
}
