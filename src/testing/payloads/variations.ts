import { handWritten, type Payload } from './hand-written';

type Change = (text: string, random: () => number) => string;

/** Ways in which an attacker whose payload is refused tries it again. */
const changes: readonly Change[] = [
  // The case of tags, attributes and addresses; scripts would mind.
  (text, random) =>
    text.replaceAll(/<\/?[a-z]+|\bon[a-z]+(?==)|\b(src|href|srcdoc|action|style)(?==)|javascript:/gi, (name) =>
      name.replaceAll(/./g, (sign) => (random() < 0.5 ? sign.toUpperCase() : sign.toLowerCase())),
    ),
  // Other signs between the parts of a tag.
  (text, random) => text.replaceAll(/(?<=<[a-z]+) /gi, () => oneOf(['/', '\t', '\n', '\f', ' / ', '  '], random)),
  // A word of the script written another way.
  (text, random) =>
    text.replace('ran(', oneOf(['\\u0072an(', 'self.ran(', 'top["ran"](', '(0,ran)(', 'ran/**/('], random)),
  (text, random) => text.replace('ran(', oneOf(['&#114;an(', '&#x72;an(', 'ran&lpar;', 'ran&#40;'], random)),
  // An address with signs that are passed over.
  (text, random) =>
    text.replaceAll(
      'javascript:',
      oneOf(['java\tscript:', 'java\nscript:', ' javascript:', '\u0001javascript:'], random),
    ),
  // Out of whatever it may stand in.
  (text, random) =>
    oneOf(['">', "'>", '-->', '</title>', '</textarea>', '</style>', ']]>', '</script>', '`>'], random) + text,
  // Inside something else.
  (text, random) => oneOf(nests, random).replace('…', () => text),
  // Behind words, and signs that nobody sees.
  (text, random) =>
    oneOf(['Amina ', '\u200B', '\u00A0', '\uFEFF', '\u202E', '\t', '\r\n', 'ع ', '1;', "'", '"'], random) + text,
  (text, random) => text + oneOf(['//', ' x="', '<!--', '\\', '\u2028', '%00', '<', '</x>'], random),
  // Decoded once too often.
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
];

const nests = [
  '<b>…</b>',
  '<p title="…">',
  '<svg><desc>…</desc></svg>',
  '<table><td>…</table>',
  '<!--…',
  '[…](…)',
  '{{"…"}}',
  '<math><mi>…</mi></math>',
  '<a href="…">x</a>',
  '=…',
];

/** Where a payload says its own number. */
const numbered = /(?<=ran\(|ran\?|evil\.test\/|1\+|!A|>\))\d+/g;

/** As long as the text of a name may be. */
const longest = 120;

/** So many payloads: the hand-written ones, then others made from them by the dice. No two are alike, whatever their case. */
export function payloads(count: number, random: () => number): Payload[] {
  const made = new Map(handWritten.slice(0, count).map((payload) => [payload.text.toLowerCase(), payload]));
  while (made.size < count) {
    const { text } = oneOf(handWritten, random);
    let changed = text.replace(numbered, String(made.size + 1));
    for (let times = 1 + Math.floor(random() * 3); times > 0; times--)
      changed = oneOf(changes, random)(changed, random);
    if (changed.length <= longest) made.set(changed.toLowerCase(), { text: changed, isLive: false });
  }
  return [...made.values()];
}

function oneOf<T>(list: readonly T[], random: () => number): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
}
