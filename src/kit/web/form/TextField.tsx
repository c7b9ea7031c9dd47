import { Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { Kind } from '#kit/contract/field';
import { retold, t } from '#kit/contract/language';
import { latinDigits } from '#kit/contract/latin-digits';
import type { FieldProps } from './field-props';
import { facts, textOf } from './facts';

/** The attributes that a keyboard, a phone and a password manager need for a kind of field. */
const controls: Partial<Record<Kind, Readonly<Record<string, string>>>> = {
  email: { type: 'email', inputMode: 'email', dir: 'ltr', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr', autoComplete: 'off' },
  whole: { inputMode: 'numeric', dir: 'ltr' },
  decimal: { inputMode: 'decimal', dir: 'ltr' },
};

/** The kinds of fields that take the digits of any keyboard. */
const numbers: ReadonlySet<Kind> = new Set(['phone', 'whole', 'decimal']);

/** The properties of a field that is not changed here: it can still be reached by keys, read aloud and copied. */
function readOnly(after: string | undefined) {
  return { readOnly: true, disabled: after !== undefined, variant: 'filled' } as const;
}

/** The control for one line of text or a number. */
export function TextField(props: FieldProps) {
  const { field, value, onChange, after, fixed } = props;
  const { usual = [] } = field;
  const suggestions = props.suggestions ?? field.usual?.map((name) => t(name));
  const words = useUsualWords(usual, textOf(value));
  const list = useId();
  const isNumber = numbers.has(field.kind);
  return (
    <>
      <TextInput
        {...facts(props)}
        {...controls[field.kind]}
        {...(fixed === undefined ? {} : readOnly(after))}
        {...(field.percent ? { rightSection: <span aria-hidden>%</span> } : {})}
        {...(suggestions ? { list, autoComplete: 'off' } : {})}
        value={words.shown}
        onChange={({ currentTarget: { value: typed } }) => onChange(isNumber ? latinDigits(typed) : words.read(typed))}
      />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** The control for several lines of text. Enter begins the next line; with Ctrl it saves. */
export function NoteField(props: FieldProps) {
  return (
    <Textarea
      {...facts(props)}
      rows={3}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}

/**
 * The shown form of a text of which some values are stored in English: those in the current language, any other text as it is typed.
 * `storedOf` gives the form that is kept.
 */
function useUsualWords(usual: readonly string[], value: string) {
  const [typed, setTyped] = useState('');
  const storedOf = (text: string) => usual.find((name) => t(name) === text.trim()) ?? text;
  return {
    shown: storedOf(typed) === value ? typed : retold(value, usual),
    read: (text: string) => {
      setTyped(text);
      return storedOf(text);
    },
  };
}
