import { allFields, type Entity } from '#kit/contract/entity';
import { listed, t } from '#kit/contract/language';
import { type Refusal, refusal } from '#kit/server/refusal';

interface Violation {
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
}

/**
 * The refusal for a violated constraint, with the message of the field that it names; undefined for any other error.
 * Constraints are called `<table>_<field>_key` (unique), `_fkey` (reference) and `_check`; fields that are unique
 * together are joined by `+` (`supplier_name+phone_key`).
 */
export function conflictOf(error: unknown, entities: readonly Entity[]): Refusal | undefined {
  const { code, constraint = '', table = '' } = error as Violation;
  const of = entities.find((one) => one.table === table);
  const names = constraint
    .replace(`${table}_`, '')
    .replace(/_(key|fkey|check)$/, '')
    .split('+');
  const [name = ''] = names;
  const fields = names.flatMap((one) => (of && Object.hasOwn(allFields(of), one) ? (allFields(of)[one] ?? []) : []));
  const [field] = fields;
  const label = listed(fields.map((one) => t(one.label)));
  const about = (message: string) => (field ? { [name]: message } : undefined);
  if (code === '23505' && constraint.endsWith('_pkey'))
    return refusal(409, t('This _id is already used'), { _id: t('This _id is already used') });
  if (code === '23505') {
    const message =
      field && of
        ? t('{thing} with this {field} exists already', { thing: t(of.one), field: label })
        : t('This exists already');
    return refusal(409, message, about(message));
  }
  if (code === '23503') {
    const message = t(field?.required ?? 'Choose from the list');
    return refusal(400, message, about(message));
  }
  if (code === '23514' || code === '23502') {
    const message = field ? t('{field} does not fit', { field: label }) : t('These values do not fit together');
    return refusal(400, message, about(message));
  }
  return undefined;
}
