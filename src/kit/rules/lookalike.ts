import { likeness, plainSpelling } from '#kit/contract/likeness';

/** Letters that fonts draw like others, selected from Unicode's confusables. */
const drawnAlike: Readonly<Record<string, string>> = {
  a: 'аɑα',
  b: 'Ьь',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іıιɩ',
  j: 'јյ',
  k: 'κк',
  l: 'ӏІΙӀI1|',
  m: 'м',
  n: 'ոηп',
  o: 'оοօσО0ΟՕO',
  p: 'рρ',
  q: 'ԛզ',
  r: 'г',
  s: 'ѕꜱ',
  t: 'τт',
  u: 'υսц',
  v: 'νѵ',
  w: 'ԝωա',
  x: 'хχ',
  y: 'уүγ',
  A: 'АΑ',
  B: 'ВΒв',
  C: 'СϹ',
  E: 'ЕΕ',
  H: 'НΗн',
  J: 'ЈͿ',
  K: 'КΚ',
  L: 'Լ',
  M: 'МΜ',
  N: 'Ν',
  P: 'РΡ',
  Q: 'Ԛ',
  S: 'ЅՏ',
  T: 'ТΤ',
  U: 'ՍЏ',
  W: 'Ԝ',
  X: 'ХΧ',
  Y: 'ҮΥУ',
  Z: 'Ζ',
  ي: 'یى',
  ك: 'ک',
  ه: 'ہە',
  // Tatweel lengthens a word and is not a letter.
  '': 'ـ',
};
const alike = new Map(
  Object.entries(drawnAlike).flatMap(([to, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, to]),
  ),
);

/** A key for what a name looks like, letter by letter. */
function drawn(name: string): string {
  return Array.from(plainSpelling(name), (letter) => alike.get(letter) ?? letter)
    .join('')
    .toLowerCase();
}

/** True for names that people confuse: equal except for case and spelling, or drawn alike. */
export function looksLike(one: string, other: string): boolean {
  return likeness(one) === likeness(other) || drawn(one) === drawn(other);
}

/** Scripts whose letters are mistaken for each other. */
const kin = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
/** Scripts with letters like Latin ones in which no office writes its names. */
const rare =
  /[\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}\p{Script=Old_Italic}\p{Script=Deseret}\p{Script=Gothic}]/u;

/**
 * True for a name that mixes scripts whose letters are mistaken for each other; Arabic with Latin is not such a mix.
 */
export function mixesScripts(name: string): boolean {
  const spelled = plainSpelling(name);
  return rare.test(spelled) || kin.filter((script) => script.test(spelled)).length > 1;
}
