import type { Language } from '#kit/contract/language';
import { readCatalogues } from '#kit/server/http/catalogues';

/** What the product says in a language, by the English sentence. */
export type Words = (sentence: string) => string;

const catalogues = readCatalogues();

/** The words of a language; a sentence that its catalogue lacks is a fault of the test. */
export function wordsOf(language: Language): Words {
  if (language === 'en') return (sentence) => sentence;
  return (sentence) => {
    const said = catalogues[language]?.[sentence];
    if (typeof said !== 'string') throw new Error(`No ${language} for: ${sentence}`);
    return said;
  };
}

/** A pattern for what the product says in a language wherever its English sentence fits one. */
export function patternOf(language: Language, english: RegExp): RegExp {
  if (language === 'en') return english;
  const said = Object.entries(catalogues[language] ?? {}).flatMap(([sentence, translated]) =>
    english.test(sentence) && typeof translated === 'string' ? [translated] : [],
  );
  return new RegExp(`^(?:${said.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`);
}
