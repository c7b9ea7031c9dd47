const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}]/u;
const letter = /\p{L}/u;

/**
 * The direction in which a text runs, by most of its words: a sentence may begin with a name in another script. Undefined if there are as
 * many words of both directions, or none.
 */
export function directionOfText(text: string): 'ltr' | 'rtl' | undefined {
  let more = 0;
  for (const word of text.split(/\s+/)) more += rightToLeft.test(word) ? 1 : letter.test(word) ? -1 : 0;
  return more === 0 ? undefined : more > 0 ? 'rtl' : 'ltr';
}
