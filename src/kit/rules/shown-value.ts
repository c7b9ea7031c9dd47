import type { Field } from '#kit/contract/field';
import { comma, t, words } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { shownDay, shownMonth, shownNumber, shownRate } from './show';

type Facts = Pick<Field, 'kind' | 'choices' | 'percent'>;

/**
 * A stored value as people read it, according to its kind; undefined for lists and whatever else only its own slice can show, and for
 * amounts and moments, which need the organisation's currency and time zone.
 */
export function shownValue(field: Facts, value: unknown): string | undefined {
  switch (field.kind) {
    case 'date':
      return shownDay(String(value));
    case 'month':
      return shownMonth(String(value));
    case 'whole':
    case 'decimal':
      if (typeof value !== 'number') return String(value);
      return field.percent ? shownRate(value) : shownNumber(value);
    case 'flag':
      return flagShown(field, value === true || value === 1);
    case 'choice':
      return wordOf(field, value);
    case 'choices':
      return Array.isArray(value) ? value.map((word) => wordOf(field, word)).join(comma()) : undefined;
    case 'ref':
      return isObject(value) ? textsOf(value)[0] : undefined;
    default:
      return typeof value === 'object' ? undefined : String(value);
  }
}

/** The texts of a brief, the first of which is its name. */
export function textsOf(brief: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(brief).flatMap(([name, value]) => (name !== '_id' && typeof value === 'string' ? value : []));
}

function flagShown({ choices }: Facts, isSo: boolean): string {
  return t(choices?.[String(isSo)] ?? (isSo ? words('Yes') : words('No')));
}

function wordOf({ choices }: Facts, word: unknown): string {
  const value = isObject(word) ? String(word.value) : String(word);
  return t(choices?.[value] ?? value);
}
