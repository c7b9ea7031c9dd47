import { t } from '#kit/contract/language';
import type { FieldProps } from './field-props';

/** What every control shows of its field: label, help, whether it must be filled, what is wrong. */
export function facts({ name, field, errors, first }: FieldProps) {
  return {
    label: t(field.label),
    description: field.help === undefined ? undefined : t(field.help),
    withAsterisk: field.required !== undefined,
    error: errors[name],
    'data-field': name,
    'data-autofocus': first,
    name,
    // The order of look.md: label above, help under, error under the field.
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
  };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
