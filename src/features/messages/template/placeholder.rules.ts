import { t, words } from '#kit/contract/language';

/** The placeholders of a text, for what differs with each receiver (ME3), each with the message for a missing value. */
const lacks = {
  name: words('no value'),
  student: words('no student'),
  stdID: words('no student ID'),
  class: words('no class'),
  course: words('no course'),
  amount: words('no amount'),
  balance: words('nothing is owed'),
  overdue: words('nothing is overdue'),
  dueDate: words('no due date'),
  number: words('no number'),
  receiptNo: words('no receipt'),
  date: words('no value'),
  day: words('no value'),
  time: words('no value'),
  room: words('no room'),
  change: words('no value'),
  average: words('no average'),
  grade: words('no grade'),
  organisation: words('no value'),
  phone: words('no phone of the organisation'),
} as const;

/** The placeholders that may be empty. */
const empty = new Set(['link', 'payCodes']);

export type Placeholder = keyof typeof lacks;

/** The values of the placeholders; a missing one has no value. */
export type Standing = { readonly [K in Placeholder | 'link' | 'payCodes']?: string | undefined };

const every = /\{([^{}]*)\}/g;

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(lacks, name);
}

/** All placeholders, as they are written in a text. */
export function everyPlaceholder(): string {
  return [...Object.keys(lacks), ...empty].map((name) => `{${name}}`).join(' ');
}

/** Why a text cannot be filled in at all: it has an unknown placeholder. Undefined if it has none. */
export function placeholderProblem(text: string): string | undefined {
  const unknown = [...text.matchAll(every)].find(([, name = '']) => !isPlaceholder(name) && !empty.has(name));
  return unknown ? t('There is no {placeholder}', { placeholder: unknown[0] }) : undefined;
}

function valueOf(name: string, values: Standing): string {
  return isPlaceholder(name) || name === 'link' || name === 'payCodes' ? (values[name] ?? '') : '';
}

/** A text as one person reads it, or why it cannot be written to this person. */
export type Filled = { readonly text: string } | { readonly why: string };

/** The text with everything filled in, or the problem if a placeholder has no value. */
export function filledFor(text: string, values: Standing): Filled {
  const missing = [...text.matchAll(every)].find(([, name = '']) => isPlaceholder(name) && !values[name]);
  const [, name = ''] = missing ?? [];
  if (isPlaceholder(name)) return { why: t(lacks[name]) };
  const whole = text.replace(every, (_all, one: string) => valueOf(one, values));
  // A name that may be empty leaves neither a double blank nor a blank at the end.
  return { text: whole.replace(/ {2,}/g, ' ').replace(/ +$/gm, '').trim() };
}
