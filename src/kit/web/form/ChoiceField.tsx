import { t } from '#kit/contract/language';
import { Select } from '#kit/web/ui/Select';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';

/** With more choices than this, typing is faster than looking. */
const manyChoices = 8;

/** A choice from a closed list: a drop-down, searchable if it is long. */
export function ChoiceField(props: FieldProps) {
  const { field, value, onChange } = props;
  const choices = Object.entries(field.choices ?? {});
  // If left empty, a field with an initial word would take that word again.
  const mayBeEmpty = field.required === undefined && field.initial === undefined;
  return (
    <Select
      {...facts(props)}
      data={choices.map(([word, label]) => ({ value: word, label: t(label) }))}
      value={textOf(value) || null}
      onChange={(word) => onChange(word ?? '')}
      placeholder={t('Choose')}
      searchable={choices.length > manyChoices}
      // A click, a letter or an arrow key opens the list; the focus that a form gives its first field does not.
      openOnFocus={false}
      clearable={mayBeEmpty}
      allowDeselect={mayBeEmpty}
      clearButtonProps={{ 'aria-label': t('Clear') }}
    />
  );
}
