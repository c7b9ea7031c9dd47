const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const letter = /\p{L}/u;

/**
 * The direction in which a text runs, by most of its words: a sentence may begin with a name of another writing. Undefined where there
 * are as many words of both, or none.
 */
export function directionOfText(text: string): 'ltr' | 'rtl' | undefined {
  const words = text.split(/\s+/).filter((word) => letter.test(word));
  const rtl = words.filter((word) => rightToLeft.test(word)).length;
  const ltr = words.length - rtl;
  return rtl === ltr ? undefined : rtl > ltr ? 'rtl' : 'ltr';
}
