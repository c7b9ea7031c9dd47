// The formats that every spreadsheet program knows by number: days and times of all countries, and of East Asia and Thailand.
const spans = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];

const words = new Set(
  's ss m mm mmm mmmm mmmmm h hh am pm a p d dd ddd dddd aaa aaaa aaaaa y yy yyyy e ee eeee'.split(' '),
);

/**
 * True for a format that shows a number as a day or a time: each of its words is a part of one.
 * @param {number} id
 * @param {string | undefined} code its text, if the file has one of its own
 */
export function isDateFormat(id, code) {
  if (spans.some(([first = 0, last = 0]) => id >= first && id <= last)) return true;
  if (id < 100 || code === undefined || code.length > 255) return false;
  const plain = code.toLowerCase().replace(/;@$/, '').replaceAll(/\\./g, ' ');
  return plain.split(';').some(isDatePart);
}

/** @param {string} code */
function isDatePart(code) {
  const found = code
    .replaceAll(/"[^"]*"/g, ' ')
    // Parts of a second, and hours past a day: [h]:mm:ss.000
    .replaceAll(/(\[?[smhd]{1,2}\]?)[.,]00?0?/g, '$1')
    .replaceAll(/\[([smhd]{1,2})\]/g, '$1')
    // Countries and colours
    .replaceAll(/\[[^\]]*\]/g, '')
    .split(/[^a-z0#?%]+/)
    .filter(Boolean);
  return found.length > 0 && found.every((word) => words.has(word));
}
