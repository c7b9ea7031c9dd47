import { Input } from '@mantine/core';
import { useId } from 'react';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { Chip } from '#kit/web/ui/Chip';
import { Select } from '#kit/web/ui/Select';
import { Switch } from '#kit/web/ui/Switch';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';
import styles from './form.module.css';

/** With more choices than this, typing is faster than looking. */
const manyChoices = 8;

/** A choice from a closed list: a drop-down, searchable if it is long. */
export function ChoiceField(props: FieldProps) {
  const { field, value, onChange } = props;
  const choices = Object.entries(field.choices ?? {});
  // If left empty, a field with an initial word would get that word again.
  const mayBeEmpty = field.required === undefined && field.initial === undefined;
  return (
    <Select
      {...facts(props)}
      data={choices.map(([word, label]) => ({ value: word, label: t(label) }))}
      value={textOf(value) || null}
      onChange={(word) => onChange(word ?? '')}
      placeholder={t('Choose')}
      searchable={choices.length > manyChoices}
      // A click, a letter or an arrow key opens the list, but not the focus that a form gives to its first field.
      openOnFocus={false}
      clearable={mayBeEmpty}
      allowDeselect={mayBeEmpty}
      clearButtonProps={{ 'aria-label': t('Clear') }}
    />
  );
}

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

/** The control for several switches, each with its purpose. */
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
