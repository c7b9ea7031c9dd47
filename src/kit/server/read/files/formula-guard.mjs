const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫−';
/** What a spreadsheet passes over before a formula: blanks, marks that nobody sees, quotation marks. */
const passedOver = `(?:[^\\S\\t\\r\\n]|[\\p{Cf}'"])*`;
const begins = new RegExp(`^${passedOver}[\\t\\r\\n${signs}]`, 'u');
// Where a semicolon or a tab parts cells, a comma's quotation marks part none: the rest of a text is a cell of its own.
const parted = new RegExp(`(;|\\t|\\r\\n|\\r|\\n)(?=${passedOver}[${signs}])`, 'gu');
const guardedPart = new RegExp(`(;|\\t|\\r\\n|\\r|\\n)'(?=${passedOver}[${signs}])`, 'gu');

/**
 * A text as a file carries it: whatever a spreadsheet could run as a formula gets an apostrophe before it (H5).
 * @param {string} text
 */
export function guarded(text) {
  const inside = text.replace(parted, "$1'");
  return begins.test(text) ? `'${inside}` : inside;
}

/**
 * What a text was before `guarded`: an export goes back as it is.
 * @param {string} text
 */
export function unguarded(text) {
  const rest = text.startsWith("'") && begins.test(text.slice(1)) ? text.slice(1) : text;
  return rest.replace(guardedPart, '$1');
}
