/**
 * Languages of the texts that people read. An English sentence is its own key: it is written once, where it is used,
 * and the catalogue of every other language (`messages/<language>.json`) maps it to its translation. A sentence names
 * its values in braces: `t('You can only pay {balance} or less', { balance })`.
 */
export const languages = ['en', 'es', 'de', 'it', 'ru', 'so', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The languages by their own names. */
export const languageNames = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  ru: 'Русский',
  so: 'Soomaali',
  ar: 'العربية',
} as const satisfies Readonly<Record<Language, string>>;

/** A translation: one sentence, or one per CLDR plural form (`one`, `few`, `other` …). */
export type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
export type Values = Readonly<Record<string, string | number>>;

interface Spoken {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

/** Languages written from right to left. */
const rightToLeft: readonly Language[] = ['ar'];

const english: Spoken = { language: 'en', catalogue: {} };
let spoken: () => Spoken = () => english;

/**
 * Sets the source of the current language: one variable in a browser, the request on a server. Called once at the
 * start; returns the source before, which a test gives back.
 */
export function speakFrom(source: () => Spoken): () => Spoken {
  const before = spoken;
  spoken = source;
  return before;
}

/** The current language. */
export function language(): Language {
  return spoken().language;
}

/** The direction in which a language is written. */
export function directionOf(tongue: Language): 'ltr' | 'rtl' {
  return rightToLeft.includes(tongue) ? 'rtl' : 'ltr';
}

/** The sentence in the current language with its values filled in, or in English where it has no translation. */
export function t(sentence: string, values?: Values): string {
  const found = spoken().catalogue[sentence];
  return fill(typeof found === 'string' ? found : sentence, values);
}

/**
 * A sentence about a number of things, in the current language and its plural form. `many` is the key in the catalogue;
 * `{count}` is filled in both.
 */
export function counted(count: number, one: string, many: string, values?: Values): string {
  const { language: tongue, catalogue } = spoken();
  const forms = catalogue[many];
  const form = new Intl.PluralRules(knownToIntl(tongue)).select(count);
  const own = typeof forms === 'object' ? (forms[form] ?? forms.other) : undefined;
  return fill(own ?? (count === 1 ? one : many), { count, ...values });
}

/** The sentence, unchanged: marked as one for the catalogue where it is declared, and translated where it is shown. */
// For the bundler: a sentence that a page does not show need not be loaded with it.
/* @__NO_SIDE_EFFECTS__ */
export function words<const S extends string>(sentence: S): S {
  return sentence;
}

/** Several things in one phrase: 'Amina, Hodan and Faduma'. */
export function listed(things: Iterable<string>): string {
  const all = [...things];
  const list = new Intl.ListFormat(knownToIntl(language()), { type: 'conjunction' });
  if (language() !== 'so') return list.format(all);
  return list
    .formatToParts(all)
    .map(({ type, value }) => (type === 'element' ? value : value.replace(/,? and /, ' iyo ')))
    .join('');
}

/** The comma of the current language, with its blank, for between the things of a list. */
export function comma(): string {
  return directionOf(language()) === 'rtl' ? '، ' : ', ';
}

/** The English sentence with its values filled in, to be stored in a record; `retold` translates it for each reader. */
export function storedText(sentence: string, values: Values): string {
  return filled(sentence, values, String);
}

/** A text made by `storedText` from one of `sentences`, in the current language; any other text unchanged. */
export function retold(text: string, sentences: readonly string[]): string {
  for (const sentence of sentences) {
    const pattern = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)');
    const found = new RegExp(`^${pattern}$`, 's').exec(text);
    if (found) return t(sentence, { ...found.groups });
  }
  return text;
}

/**
 * The language to give to `Intl`: English for Somali, which has the same plural forms and numbers and which no browser
 * knows; an unknown language would become the machine's own.
 */
export function knownToIntl(tongue: Language): Language {
  return tongue === 'so' ? 'en' : tongue;
}

function fill(sentence: string, values?: Values): string {
  return values ? filled(sentence, values, inSentence) : sentence;
}

/** A value as a sentence of the current language contains it: in one that is written from right to left it keeps its own direction (first strong isolate). */
export function inSentence(value: string | number): string {
  return typeof value === 'number' || directionOf(language()) === 'ltr' ? String(value) : `\u2068${value}\u2069`;
}

function filled(sentence: string, values: Values, write: (value: string | number) => string): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : write(value);
  });
}
