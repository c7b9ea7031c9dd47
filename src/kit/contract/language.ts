/**
 * The words people read. The English sentence is its own key: it stands once, where it is said,
 * and every other language's catalogue (`messages/<language>.json`) maps it to its translation.
 * A sentence names its values in braces: `t('You can only pay {balance} or less', { balance })`.
 */
export const languages = ['en', 'es', 'de', 'it', 'ru', 'so', 'ar'] as const;
export type Language = (typeof languages)[number];

/** A translation: one sentence, or one per CLDR plural form (`one`, `few`, `other` …). */
export type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
export type Values = Readonly<Record<string, string | number>>;

interface Spoken {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

/** Languages that are written from right to left. */
const rightToLeft: readonly Language[] = ['ar'];

const english: Spoken = { language: 'en', catalogue: {} };
let spoken: () => Spoken = () => english;

/** Tells where the language in force is found: one variable in a browser, the request on a server. */
export function speakFrom(source: () => Spoken): void {
  spoken = source;
}

/** The language in force. */
export function language(): Language {
  return spoken().language;
}

/** Which way a language is written. */
export function directionOf(tongue: Language): 'ltr' | 'rtl' {
  return rightToLeft.includes(tongue) ? 'rtl' : 'ltr';
}

/** A sentence in the language in force, its values filled in; English where no translation stands. */
export function t(sentence: string, values?: Values): string {
  const found = spoken().catalogue[sentence];
  return fill(typeof found === 'string' ? found : sentence, values);
}

/**
 * A sentence that counts, in the plural form of the language in force.
 * The catalogue's key is the form for many; `{count}` is filled in both.
 */
export function counted(count: number, one: string, many: string, values?: Values): string {
  const { language: tongue, catalogue } = spoken();
  const forms = catalogue[many];
  const form = new Intl.PluralRules(knownToIntl(tongue)).select(count);
  const own = typeof forms === 'object' ? (forms[form] ?? forms.other) : undefined;
  return fill(own ?? (count === 1 ? one : many), { count, ...values });
}

/** Marks a sentence as one of the catalogue where it is declared; it is translated where it is shown. */
// What the bundler is told: a sentence that a page shows nowhere need not be loaded with it.
/* @__NO_SIDE_EFFECTS__ */
export function words<const S extends string>(sentence: S): S {
  return sentence;
}

/** Several things as one phrase: 'Amina, Hodan and Faduma'. */
export function listed(things: Iterable<string>): string {
  const all = [...things];
  const list = new Intl.ListFormat(knownToIntl(language()), { type: 'conjunction' });
  if (language() !== 'so') return list.format(all);
  return list
    .formatToParts(all)
    .map(({ type, value }) => (type === 'element' ? value : value.replace(/,? and /, ' iyo ')))
    .join('');
}

/** A sentence for a record that is kept: in English, so that `retold` can say it to every reader in his own words. */
export function kept(sentence: string, values: Values): string {
  return filled(sentence, values, String);
}

/** What was kept as one of `sentences`, in the language in force; any other text as it is. */
export function retold(text: string, sentences: readonly string[]): string {
  for (const sentence of sentences) {
    const pattern = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)');
    const found = new RegExp(`^${pattern}$`, 's').exec(text);
    if (found) return t(sentence, { ...found.groups });
  }
  return text;
}

/** No browser knows Somali, which counts and writes numbers as English does; an unknown language would be the machine's own. */
export function knownToIntl(tongue: Language): Language {
  return tongue === 'so' ? 'en' : tongue;
}

function fill(sentence: string, values?: Values): string {
  if (!values) return sentence;
  return filled(sentence, values, directionOf(language()) === 'rtl' ? isolated : String);
}

/** A name or an amount keeps its own direction inside a sentence of the other one (first strong isolate). */
function isolated(value: string | number): string {
  return typeof value === 'number' ? String(value) : `\u2068${value}\u2069`;
}

function filled(sentence: string, values: Values, write: (value: string | number) => string): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : write(value);
  });
}
