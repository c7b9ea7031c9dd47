import { useMemo, useState } from 'react';
import type { Fields } from '#kit/contract/field';
import { kindOf } from '#kit/contract/kinds';
import { type Errors, isSpared, type Mode } from '#kit/contract/parse';
import type { Option } from '#kit/web/use-options';
import type { FormRules } from './form-rules';
import { hasLetters } from './letters';
import { asThePageWrites } from './mistyped';
import { bodyOf, changedNames, formNames, type Typed, typedFrom, validOnes } from './form-values';

interface Parts {
  readonly fields: Fields;
  readonly rules: FormRules<Fields>;
  readonly mode: Mode;
  /** The initial contents of the controls. */
  readonly start: Typed;
  /** Typed before the session ended. */
  readonly typedBefore: Typed | undefined;
}

/** The state of a form: what is typed, what is wrong with it, what would be sent. */
export function useForm({ fields: own, rules, mode, start: first, typedBefore }: Parts) {
  const [opened] = useState(() => typedFrom(own, first));
  const [start, setStart] = useState(opened);
  const [known, setKnown] = useState<Typed>({});
  const [typed, setTyped] = useState<Typed>(() => ({ ...start, ...typedBefore }));
  const [errors, setErrors] = useState<Errors>({});
  const [chosen, setChosen] = useState<Readonly<Record<string, Option>>>({});

  const values = useMemo(() => validOnes(own, typed), [own, typed]);
  const fields = requiredBy(rules, own, values);
  const began = useMemo(() => validOnes(own, opened), [own, opened]);
  /** A field that is asked for because of its own value stays while it is emptied: else nobody could empty it. */
  function isAsked(name: string): boolean {
    const asks = rules.when?.[name];
    return asks === undefined || asks(values, mode) || asks({ ...values, [name]: began[name] }, mode);
  }
  const names = (rules.fields ?? formNames(fields)).filter(
    (name) => !isSpared(fields[name] ?? {}, values) && isAsked(name),
  );

  function change(name: string, value: unknown, option?: Option): void {
    const next: Record<string, unknown> = { ...typed, [name]: value };
    const set = (follows: Typed | undefined) => {
      for (const [one, given] of Object.entries(follows ?? {})) {
        const field = fields[one];
        if (field) next[one] = typedFrom({ [one]: field }, { [one]: given ?? null })[one];
      }
    };
    if (option || (fields[name]?.kind === 'ref' && value === ''))
      set(rules.chosen?.[name]?.(option, validOnes(fields, next)));
    set(rules.changed?.(name, validOnes(fields, next)));
    for (const narrowed of dependents(rules, typed, next, fields)) next[narrowed] = '';
    setTyped(next);
    setChosen(({ [name]: _before, ...others }) => (option ? { ...others, [name]: option } : others));
    setErrors((before) => ({ ...withoutField(before, name), ...atOnce(name, value) }));
  }

  /** What is refused while it is typed: letters where a number is asked for. */
  function atOnce(name: string, value: unknown): Errors {
    const field = fields[name];
    if (!field || !kindOf(field).counts || !hasLetters(value)) return {};
    return wrongIn(fields, name, { ...typed, [name]: value }, mode);
  }

  /** Shows the error of a field that somebody has typed in and leaves; a field that was only passed shows none. */
  function leave(name: string): void {
    if (JSON.stringify(typed[name]) === JSON.stringify(opened[name])) return;
    const problem = problemsOf(rules, values, mode, [name]);
    // A refusal by the server stays until the field is changed.
    setErrors((before) => ({ ...problem, ...wrongIn(fields, name, typed, mode), ...before }));
  }

  /** Sets several values at once: a range of days. */
  function put(values: Typed): void {
    setTyped({ ...typed, ...values });
    setErrors({});
  }

  /** Takes values that have become known: they fill fields that nobody has touched, and disappear again once they are no longer known. */
  function learn(values: Typed): void {
    const given = Object.entries(values).filter(([name, value]) => own[name] !== undefined && value !== undefined);
    const now = typedOf(own, Object.fromEntries(given));
    if (JSON.stringify(now) === JSON.stringify(known)) return;
    const names = Object.keys({ ...known, ...now });
    const next = Object.fromEntries(names.map((name) => [name, now[name] ?? opened[name]]));
    const filled = Object.entries(next).filter(([name]) => typed[name] === start[name]);
    setKnown(now);
    setStart({ ...start, ...next });
    setTyped({ ...typed, ...Object.fromEntries(filled) });
    setErrors(filled.reduce((left, [name]) => withoutField(left, name), errors));
  }

  /** The body to send, undefined if it has errors, and the errors. */
  function judge(): { readonly body: Typed | undefined; readonly problems: Errors } {
    const made = bodyOf(fields, names, start, typed, mode);
    // All at once: a short password is reported together with a missing name.
    const problems = { ...problemsOf(rules, values, mode, names), ...(made.ok ? {} : made.errors) };
    return { body: made.ok && Object.keys(problems).length === 0 ? made.body : undefined, problems };
  }

  /** The body to send, or undefined after showing the errors. */
  function check(): Typed | undefined {
    const { body, problems } = judge();
    setErrors(problems);
    return body;
  }

  /**
   * Takes a newer state of the record as the initial one; what the person changed stays as typed. Returns the names of
   * the fields that others changed.
   */
  function rebase(record: Typed): string[] {
    const newer = typedFrom(fields, record);
    const mine = changedNames(start, typed);
    const theirs = changedNames(start, newer);
    setStart(newer);
    setTyped({ ...newer, ...Object.fromEntries(mine.map((name) => [name, typed[name]])) });
    setErrors({});
    return theirs;
  }

  return {
    fields,
    typed,
    values,
    errors,
    setErrors,
    chosen,
    names,
    change,
    put,
    learn,
    judge,
    check,
    leave,
    rebase,
    dirty: changedNames(start, typed).length > 0,
  };
}

export type Form = ReturnType<typeof useForm>;
/** The entries chosen in the form's lists, by field. */
export type Chosen = Form['chosen'];

/** The error of one field by itself. */
function wrongIn(fields: Fields, name: string, typed: Typed, mode: Mode): Errors {
  const made = bodyOf(fields, [name], {}, { [name]: typed[name] }, mode);
  return made.ok ? {} : made.errors;
}

/** The contents of the controls for these values alone. */
function typedOf(fields: Fields, values: Typed): Typed {
  const some = Object.keys(values).flatMap((name) => (fields[name] ? [[name, fields[name]]] : []));
  return typedFrom(Object.fromEntries(some), values);
}

/** The fields with what the form requires of them beyond the contract. */
function requiredBy({ required }: FormRules<Fields>, fields: Fields, values: Typed): Fields {
  if (required === undefined) return fields;
  const entries = Object.entries(fields).map(([name, field]) => {
    const sentence = required[name]?.(values);
    return [name, sentence === undefined ? field : { ...field, required: sentence }] as const;
  });
  return Object.fromEntries(entries);
}

function problemsOf(rules: FormRules<Fields>, values: Typed, mode: Mode, names: readonly string[]): Errors {
  const found = Object.entries(rules.problems?.(values, mode) ?? {});
  return asThePageWrites(
    Object.fromEntries(
      found.filter((entry): entry is [string, string] => entry[1] !== undefined && names.includes(entry[0])),
    ),
  );
}

/** References whose choices depend on what has just changed, so that the chosen one may no longer be among them. */
function dependents(rules: FormRules<Fields>, before: Typed, after: Typed, fields: Fields): string[] {
  const old = validOnes(fields, before);
  const now = validOnes(fields, after);
  return Object.entries(rules.narrow ?? {}).flatMap(([name, narrow]) =>
    narrow && JSON.stringify(narrow(old)) !== JSON.stringify(narrow(now)) && after[name] === before[name] ? [name] : [],
  );
}

function withoutField(errors: Errors, name: string): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)));
}
