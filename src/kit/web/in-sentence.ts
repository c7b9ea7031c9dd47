import { language } from '../contract/language';

/** A noun as it stands inside a sentence: German keeps its capital, the others do not. */
export function inSentence(noun: string): string {
  if (language() === 'de') return noun;
  return noun.charAt(0).toLocaleLowerCase(language()) + noun.slice(1);
}
