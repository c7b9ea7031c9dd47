import { t } from '#kit/contract/language';
import type { FieldProps } from './field-props';

/** The props that every control takes from its field: label, help, whether it is required, and its error. */
export function facts({ name, field, errors, first, after, fixed }: FieldProps) {
  const help = after ?? fixed ?? field.help;
  return {
    label: t(field.label),
    description: help === undefined ? undefined : t(help),
    disabled: after !== undefined || fixed !== undefined,
    withAsterisk: field.required !== undefined,
    error: errors[name],
    'data-field': name,
    'data-autofocus': first,
    name,
    // The label is above the field, help and error are below it.
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
  };
}

/** A typed value as the text of an input; empty for anything that is not text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
