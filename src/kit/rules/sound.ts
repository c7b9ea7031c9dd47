import { fold } from '#kit/contract/fold';

/** Letters that sound alike, or that one language writes and another leaves out. */
const heard: readonly (readonly [string, string])[] = [
  ['x', 'h'],
  ['q', 'k'],
  ['g', 'k'],
  ['p', 'b'],
  ['t', 'd'],
  ['v', 'f'],
  ['z', 's'],
  ['c', ''],
];
const sounds = new Map(heard);

/** The sounds that letters have together with their neighbours, before the letters are changed. */
const before: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/dj/g, 'j'],
  [/ck/g, 'k'],
  [/s?ch/g, 'S'],
  [/ [uo]thman(?= )/g, ' osman'],
  [/ c?[iu]smaa?n(?= )/g, ' osman'],
];

/**
 * The sounds that become one after the letters were changed: first doubled ones and those of two letters, then names of many spellings,
 * then the ends of words, then vowels.
 */
const after: readonly (readonly [RegExp, string])[] = [
  [/sh/g, 'S'],
  [/([kd])h/g, '$1'],
  [/([a-zS])\1+/g, '$1'],
  [/ abd[aeiou]?l?(?=[bdfhjkmnrswyS])/g, ' abdu'],
  [/ abd[aeiou]l?a(?=si)/g, ' abdua'],
  [/ s[aeou]l[aeiy]+[mb]an(?= )/g, ' suliman'],
  [/ m[aou]h[aou]?m/g, ' mahm'],
  [/m[ou]+d(?= )/g, 'mWd'],
  [/ da[ou]+d(?= )/g, ' dawud'],
  [/a[uw](?![aeiouy])/g, 'o'],
  [/w(?![aeiouy])/g, ''],
  [/([aeiouy])h(?= )/g, '$1'],
  [/m(?= )/g, 'n'],
  [/ y/g, ' Y'],
  [/ [aei]/g, ' A'],
  [/ [ou]/g, ' O'],
  [/ ([^aeiouAO ]+)[ou][aeiouy]*(?! )/g, ' $1U'],
  [/([^ ])[aeiouy]+(?= )/g, '$1V'],
  [/[aeiouy]+/g, ''],
];

const changed = (line: string, changes: typeof before) =>
  changes.reduce((text, [from, to]) => text.replace(from, to), line);

/**
 * How the Latin words of a name sound, so that Somali, English and French spellings of it are one: 'Xasan' and 'Hassan' are 'hsn'.
 * Somali writes x for h, c for what others leave out, and doubles what is long; kh, gh and q are written for each other, and most
 * vowels. A capital is a sound without a letter of its own: S for sh, Y for y at the head of a word, A and O for a vowel there, U for
 * a round vowel behind the first consonants, V for a vowel at the end, W for 'mud'. The database's `sounds_of` is the same rule.
 */
export function soundsOf(name: string): string[] {
  const line = ` ${fold(name)
    .replace(/[^a-z]+/g, ' ')
    .trim()} `;
  const letters = changed(line, before).replace(/[cgpqtvxz]/g, (letter) => sounds.get(letter) ?? letter);
  return changed(letters, after).split(' ').filter(Boolean);
}

/** The fewest sounds that distinguish a name from others. */
const fewest = 2;

/** The sounds of one word that somebody typed, by which names are found; none if it is not in Latin letters. */
export function soundsTyped(word: string): string[] {
  if (!/^[a-z]+$/.test(fold(word))) return [];
  return soundsOf(word).filter((sound) => sound.length >= fewest);
}

/** Whether two names may be one person's: the first words sound alike, and so does every other word of the shorter name. */
export function mayBeOne(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other].map(heardIn).toSorted((a, b) => a.length - b.length);
  return few.length > 0 && few[0] === many[0] && few.every((word) => many.includes(word));
}

/** The words of a name as they sound; folded alone where they are not Latin. */
function heardIn(name: string): string[] {
  return fold(name)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => soundsTyped(word)[0] ?? word);
}
