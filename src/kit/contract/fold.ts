/** An accent by itself counts as an apostrophe; decomposed, it would leave a blank. */
const acute = /\u00b4/g;

/** Accents, and the vowel marks and tatweel of Arabic. */
const marks = String.raw`\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0898-\u089f\u08ca-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff`;
const unseen = String.raw`\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb`;
const apostrophes = String.raw`'\u0060\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0294\u0295\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c`;
/** The hyphens that join words into one. */
const hyphens = String.raw`\u2010-\u2012\u2212-`;
const unread = new RegExp(`[${marks}${unseen}${apostrophes}${hyphens}]`, 'g');

/** Letters that are the same to people who look for a name, and the digits of Arabic keyboards. */
const same: Readonly<Record<string, string>> = {
  ا: 'ٱ',
  ي: 'ىی',
  ه: 'ةەۃہھ',
  ك: 'ک',
  0: '٠۰',
  1: '١۱',
  2: '٢۲',
  3: '٣۳',
  4: '٤۴',
  5: '٥۵',
  6: '٦۶',
  7: '٧۷',
  8: '٨۸',
  9: '٩۹',
  b: 'Ɓɓ',
  d: 'ĐđÐðƊɗ',
  h: 'Ħħ',
  i: 'ı',
  l: 'Łł',
  o: 'Øø',
  t: 'Ŧŧ',
};
const one = new Map(Object.entries(same).flatMap(([to, all]) => Array.from(all, (letter) => [letter, to] as const)));
const folded = new RegExp(`[${[...one.keys()].join('')}]`, 'g');

/** Letters that are written as two, and the sigma at the end of a word. */
const pairs = new Map(Object.entries({ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', ς: 'σ' }));

/**
 * The text as searches compare it and lists sort it: in lower case, with one spelling for what people spell in several ways. The
 * database's `fold` is the same rule.
 */
export function fold(words: string): string {
  return words
    .replace(acute, '')
    .normalize('NFKD')
    .replace(unread, '')
    .replace(folded, (letter) => one.get(letter) ?? letter)
    .toLowerCase()
    .replace(/[æœßþς]/g, (letter) => pairs.get(letter) ?? letter);
}

/** Whether a label contains each of the words, in any spelling that counts as the same. */
export function holdsWords(label: string, words: string): boolean {
  const called = fold(label);
  return fold(words)
    .split(/\s+/)
    .every((word) => called.includes(word));
}
