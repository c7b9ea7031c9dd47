import type { Catalogue, Language } from '#kit/contract/language';
import type { Message } from './message';

/** The sentences that a catalogue does not have yet: they are shown in English until it does. */
export function missingIn(messages: readonly Message[], catalogue: Catalogue): string[] {
  return messages.flatMap(({ key }) => (catalogue[key] === undefined ? [key] : []));
}

/** Problems of a language's catalogue: unused texts, values or plural forms that do not fit. */
export function catalogueProblems(messages: readonly Message[], catalogue: Catalogue, language: Language): string[] {
  const known = new Set(messages.map(({ key }) => key));
  return [
    ...messages.flatMap((message) => messageProblems(message, catalogue[message.key], language)),
    ...Object.keys(catalogue)
      .filter((key) => !known.has(key))
      .map((key) => `Unused: ${key}`),
  ];
}

function messageProblems(message: Message, said: Catalogue[string] | undefined, language: Language): string[] {
  const { key, one } = message;
  if (said === undefined) return [];
  if (typeof said === 'string') {
    if (one !== undefined) return [`Needs plural forms: ${key}`];
    return textProblems(key, said, [namesIn(key)]);
  }
  if (one === undefined) return [`Takes no plural forms: ${key}`];
  const [wanted, allowed] = formsOf(language);
  const missing = wanted.filter((form) => said[form] === undefined);
  const foreign = Object.keys(said).filter((form) => !allowed.includes(form));
  return [
    ...missing.map((form) => `Lacks the form '${form}': ${key}`),
    ...foreign.map((form) => `The language has no form '${form}': ${key}`),
    ...Object.entries(said).flatMap(([form, text]) => textProblems(key, text, namesFor(message, form, language))),
  ];
}

function textProblems(key: string, text: string, allowed: readonly string[][]): string[] {
  if (text.trim() !== text || text === '') return [`Empty, or with blanks around it: ${key}`];
  const names = namesIn(text).join();
  return allowed.some((one) => one.join() === names) ? [] : [`Names other values (${names || 'none'}): ${key}`];
}

/** The values that a form may name: those of the plural; where the form is used for one number only, the number may be left out. */
function namesFor({ key, one = key }: Message, form: string, language: Language): string[][] {
  const many = namesIn(key);
  if (numbersOf(language, form).length > 1) return [many];
  const without = (names: readonly string[]) => names.filter((name) => name !== 'count');
  return [many, without(many), namesIn(one), without(namesIn(one))];
}

/** The plural forms that a language needs for whole numbers, and those it has. */
function formsOf(language: Language): [wanted: string[], allowed: string[]] {
  const allowed: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [allowed.filter((form) => form === 'other' || numbersOf(language, form).length > 0), allowed];
}

/** The whole numbers to 1000 that take a form. */
function numbersOf(language: Language, form: string): readonly number[] {
  return (numbers[language] ??= numbersByForm(language))[form] ?? [];
}

const numbers: Partial<Record<Language, Readonly<Record<string, readonly number[]>>>> = {};

function numbersByForm(language: Language): Readonly<Record<string, readonly number[]>> {
  const rules = new Intl.PluralRules(language);
  const byForm: Record<string, number[]> = {};
  for (let number = 0; number <= 1000; number++) (byForm[rules.select(number)] ??= []).push(number);
  return byForm;
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
}
