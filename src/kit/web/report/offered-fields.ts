import type { Entity } from '#kit/contract/entity';
import type { Field, Fields } from '#kit/contract/field';
import type { Typed } from '#kit/web/form/form-values';

interface Offered {
  readonly fields: Fields;
  /** The names of those that are only shown, because nothing can be chosen in them. */
  readonly closed: ReadonlySet<string>;
}

/**
 * The fields of a report for a user who may choose from some lists alone. Where a list is withheld, the words beside its records are still
 * offered; without such words the field is left out, unless the report requires it or a link has filled it in.
 */
export function offeredFields(fields: Fields, start: Typed, mayChoose: (of: Entity) => boolean): Offered {
  const closed = new Set<string>();
  const offered = Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    const { to, choices, required } = field;
    const begun = String(start[name] ?? '');
    if (to === undefined || mayChoose(to())) return [[name, field]];
    if (choices && (begun === '' || Object.hasOwn(choices, begun)))
      return [[name, { ...field, kind: 'choice', to: undefined }]];
    if (required !== undefined) closed.add(name);
    return required === undefined && begun === '' ? [] : [[name, field]];
  });
  return { fields: Object.fromEntries(offered), closed };
}
