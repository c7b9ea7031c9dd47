import { Input } from '@mantine/core';
import { useId } from 'react';
import { t } from '#kit/contract/language';
import { holdsWords } from '#kit/contract/fold';
import { isObject } from '#kit/contract/parse';
import { useFirstMatch } from '#kit/web/first-match';
import { useSearchBox } from '#kit/web/search-box';
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
  const isLong = Object.keys(props.field.choices ?? {}).length > manyChoices;
  return isLong ? <LongChoice {...props} /> : <Select {...choosing(props)} />;
}

function LongChoice(props: FieldProps) {
  const { data, ...input } = choosing(props);
  const box = useSearchBox(data.find(({ value }) => value === input.value)?.label);
  const keys = useFirstMatch({
    box,
    answered: data.filter(({ label }) => holdsWords(label, box.asked)),
    take: ({ value, label }) => {
      input.onChange(value);
      box.settle(label);
    },
    onEnter: box.open,
  });
  return (
    <Select
      {...input}
      data={data}
      {...box.input}
      {...keys}
      filter={({ options, search }) => options.filter((one) => 'label' in one && holdsWords(one.label, search))}
    />
  );
}

function choosing(props: FieldProps) {
  const { field, value, onChange } = props;
  // If left empty, a field with an initial word would get that word again.
  const mayBeEmpty = field.required === undefined && field.initial === undefined;
  return {
    ...facts(props),
    data: Object.entries(field.choices ?? {}).map(([word, label]) => ({ value: word, label: t(label) })),
    value: textOf(value) || null,
    onChange: (word: string | null) => onChange(word ?? ''),
    placeholder: t('Choose'),
    clearable: mayBeEmpty,
    allowDeselect: mayBeEmpty,
    clearButtonProps: { 'aria-label': t('Clear') },
  };
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
