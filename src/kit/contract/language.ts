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
  const form = new Intl.PluralRules(tongue).select(count);
  const own = typeof forms === 'object' ? (forms[form] ?? forms.other) : undefined;
  return fill(own ?? (count === 1 ? one : many), { count, ...values });
}

/** Marks a sentence as one of the catalogue where it is declared; it is translated where it is shown. */
export function words<const S extends string>(sentence: S): S {
  return sentence;
}

function fill(sentence: string, values?: Values): string {
  if (!values) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : String(values[name]),
  );
}
