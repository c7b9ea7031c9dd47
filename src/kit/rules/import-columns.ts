import { kindOf } from '#kit/contract/kinds';
import type { Entity } from '#kit/contract/entity';
import type { Field, Fields } from '#kit/contract/field';
import { t } from '#kit/contract/language';

/** True for a field that a cell of an imported file can fill. */
export function isFillable(field: Field): boolean {
  return kindOf(field).imported;
}

/** The headings of an import file for an entity, in the current language, each with its field. */
export function importColumns({ fields }: Entity): readonly { readonly heading: string; readonly field: Field }[] {
  return Object.entries(fields)
    .filter(([, field]) => isFillable(field))
    .map(([name, field]) => ({ heading: headingOf(fields, name, field), field }));
}

/** The label of a field, or its wire name if two fields have the same label. */
function headingOf(fields: Fields, name: string, { label }: Field): string {
  const alike = Object.values(fields).filter((other) => t(other.label) === t(label) || other.label === label);
  return alike.length > 1 ? name : t(label);
}
