import type { Fields } from '#kit/contract/field';
import type { FormRules } from './form-rules';

/** The rules of a form merged with further rules; where both have a value, that of the second counts. */
export function mergeRules<F extends Fields>(rules: FormRules<F>, more: FormRules<Fields>): FormRules<F> {
  const first = rules as unknown as FormRules<Fields>;
  const merged: FormRules<Fields> = {
    ...first,
    when: { ...first.when, ...more.when },
    narrow: { ...first.narrow, ...more.narrow },
    changed: (name, values) => ({ ...first.changed?.(name, values), ...more.changed?.(name, values) }),
    known: (values, chosen) => ({ ...first.known?.(values, chosen), ...more.known?.(values, chosen) }),
  };
  return merged as unknown as FormRules<F>;
}
