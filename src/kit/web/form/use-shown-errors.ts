import { useState } from 'react';
import type { Errors } from '#kit/contract/parse';
import type { Typed } from './form-values';
import { hasLetters } from './letters';
import { asThePageWrites } from './mistyped';
import { useLeftWithin } from './use-left';

interface Judged {
  /** The numbers that are typed, by the paths of their errors: letters in them are refused at once. */
  readonly numbers: Typed;
  /** Everything else that is typed, by the paths of its errors. */
  readonly others: Typed;
  /** All that is wrong with it. */
  readonly found: Errors;
}

/**
 * The errors shown by a form that judges all its fields together: that of a field which was typed in and left, all of them once they are
 * asked for, and what the server refused; each until its field is changed. `useForm` shows its errors in this way by itself.
 */
export function useShownErrors({ numbers, others, found }: Judged) {
  const typed = { ...others, ...numbers };
  const [opened] = useState(typed);
  const [told, tell] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<{ readonly errors: Errors; readonly of: Typed }>();

  const left = useLeftWithin((path) => {
    if (inWriting(typed[path]) === inWriting(opened[path])) return;
    tell((before) => ({ ...before, [path]: inWriting(typed[path]) }));
  });
  return {
    errors: {
      ...only(asThePageWrites(found), (path) => told[path] === valueAt(typed, path) || hasLetters(numbers[path])),
      ...(refusal ? only(refusal.errors, (path) => valueAt(refusal.of, path) === valueAt(typed, path)) : {}),
    },
    /** The properties of the form, which hears of fields that are left. */
    left,
    /** Shows all that is wrong, where nothing was typed too, and what turns out to be wrong later with what is typed now. */
    showAll: () => {
      const paths = [...Object.keys(typed), ...Object.keys(found)];
      tell(Object.fromEntries(paths.map((path) => [path, valueAt(typed, path)])));
      setRefusal(undefined);
    },
    /** Shows what the server refused of what is typed now. */
    refuse: (errors: Errors) => setRefusal({ errors, of: typed }),
    /** Begins again: nothing is shown. */
    hideAll: () => {
      tell({});
      setRefusal(undefined);
    },
  };
}

const inWriting = (value: unknown): string => JSON.stringify(value ?? '');

/** The value at a path; all that is typed for an error that belongs to no field. */
function valueAt(typed: Typed, path: string): string {
  return inWriting(path in typed ? typed[path] : typed);
}

function only(errors: Errors, isShown: (path: string) => boolean): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isShown(path)));
}
