// The thread that renders PDF files. It receives a document as plain data and returns the file.
import { createRequire } from 'node:module';
import { Document, Font, Image, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import { serve } from '#kit/server/bounded/serve.mjs';

/**
 * @typedef {{ type: string, props: Record<string, any>, children: Tree[] }} Branch
 * @typedef {string | Branch} Tree
 * @typedef {(of: Branch, style: Record<string, any>) => Record<string, any>} Place
 */

const require = createRequire(import.meta.url);
const blocks = { Document, Image, Page, Path, Svg, Text, View };

const weights = [400, 700];
// One family for each script: characters are searched in this order, and only what is used gets into the file.
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
const families = scripts.map((script) => register(script, '@fontsource/noto-sans/files/noto-sans'));
// Not Noto Sans Arabic: it sets the dots of its letters as marks, which the layout misplaces.
families.push(register('arabic', '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic'));

// Names and amounts stay whole: a word that does not fit moves to the next line, and only one too long for any line is
// broken.
const mostWhole = 32;
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
Font.registerHyphenationCallback((word) =>
  // An empty part is a space without width, where a line ends without the hyphen that separates other parts.
  word.length > mostWhole ? Array.from(letters.segment(word), ({ segment }) => [segment, '']).flat() : [word],
);

// The layout takes letters from another font for another part and would put a hyphen before them; a penalty this high
// prevents it.
const noHyphens = { hyphenationPenalty: 10_000 };

const fonts = loadFonts();
serve(make);

async function loadFonts() {
  for (const fontFamily of families)
    for (const fontWeight of weights) {
      await Font.load({ fontFamily, fontWeight });
      const font = /** @type {any} */ (Font.getFont({ fontFamily, fontWeight })).data;
      keepUnpacked(font);
      tellLetters(font);
    }
  for (const fontWeight of weights)
    drawNoMarks(/** @type {any} */ (Font.getFont({ fontFamily: `${families[0]}`, fontWeight })).data);
}

// The marks that keep a name or an amount in its own order inside a sentence of the other direction are for the layout alone,
// and no font has them: they are drawn as the space without width, which the layout would make a space of letters.
function drawNoMarks(/** @type {any} */ font) {
  const letters = font._cmapProcessor;
  const found = letters.lookup.bind(letters);
  const nothing = found(0x200b);
  letters.lookup = (/** @type {number} */ letter, /** @type {number | undefined} */ variant) =>
    letter >= 0x2066 && letter <= 0x2069 ? nothing : found(letter, variant);
  const laid = font.layout.bind(font);
  font.layout = (/** @type {any[]} */ ...asked) => {
    const run = laid(...asked);
    for (const [index, { xAdvance }] of run.positions.entries())
      if (xAdvance === 0 && run.glyphs[index].codePoints[0] === 0x20)
        run.glyphs[index] = font.getGlyph(nothing, [0x200b]);
    return run;
  };
}

// The library unpacks a whole table of a packed font for each glyph that it reads: half the time of a document. So a table
// that was unpacked is kept.
function keepUnpacked(/** @type {any} */ font) {
  const unpacked = new Map();
  const unpack = font._getTableStream.bind(font);
  font._getTableStream = (/** @type {string} */ tag) => {
    const table = font.directory.tables[tag];
    if (!table || table.compLength >= table.length) return unpack(tag);
    const { constructor: Stream, buffer } = unpacked.get(tag) ?? unpack(tag);
    const stream = new Stream(buffer);
    unpacked.set(tag, stream);
    return stream;
  };
}

// A font stores each glyph with the letters for which it was first used: an 'a' first used as a part of 'ä' would never
// be a letter again in this thread, and lines would be broken in wrong places. So each request gets a glyph with the
// letters requested.
function tellLetters(/** @type {any} */ font) {
  const met = font.getGlyph.bind(font);
  font.getGlyph = (/** @type {number} */ id, /** @type {number[]} */ codePoints = []) => {
    const glyph = met(id, codePoints);
    if (!glyph || codePoints.length === 0 || String(glyph.codePoints) === String(codePoints)) return glyph;
    const isMark = /^\p{M}+$/u.test(String.fromCodePoint(...codePoints));
    const told = { codePoints, isMark, isLigature: codePoints.length > 1 };
    return Object.assign(Object.create(Object.getPrototypeOf(glyph)), glyph, told);
  };
}

/** @param {Tree} tree */
async function make(tree) {
  await fonts;
  const way = isRightToLeft(tree) ? { place: mirrored, line: latinLine } : { place: asIs, line: undefined };
  return new Uint8Array(await renderToBuffer(/** @type {any} */ (elementOf(tree, 0, way))));
}

// A line of Arabic letters is by nature a tenth higher than one of Latin letters: a report of one page would take two.
const latinLine = 1.362;

/**
 * @param {Tree} tree
 * @param {number} key
 * @param {{ place: Place, line: number | undefined, fontSize?: number }} way
 * @returns {import('react').ReactNode}
 */
function elementOf(tree, key, { place, line, fontSize: around }) {
  if (typeof tree === 'string') return tree;
  const { type, props, children } = tree;
  const own = place(tree, Object.assign({}, ...[props.style].flat()));
  const fontSize = own.fontSize ?? around;
  // The height is calculated from the size that the text itself names.
  const style = type === 'Text' && line !== undefined ? { ...own, fontSize, lineHeight: line } : own;
  if (type === 'PageNumber')
    return createElement(Text, { ...noHyphens, key, fixed: true, style, render: pageNumber(children.join('')) });
  const block = blocks[/** @type {keyof typeof blocks} */ (type)];
  if (!block) throw new TypeError(`No building block is called ${type}`);
  const within = children.map((child, index) => elementOf(child, index, { place, line, fontSize }));
  const how = type === 'Text' ? noHyphens : imageOf(props);
  return createElement(/** @type {any} */ (block), { ...props, ...how, style, key }, ...within);
}

/** A Buffer arrives from the other thread as plain bytes.
 * @param {Record<string, any>} props
 */
function imageOf({ src }) {
  return src ? { src: { ...src, data: Buffer.from(src.data) } } : {};
}

/** @param {Tree} tree */
function isRightToLeft(tree) {
  const locale = /** @type {any} */ (new Intl.Locale(typeof tree === 'string' ? 'en' : tree.props.language));
  // Newer versions of Node answer by a method.
  return (locale.getTextInfo?.() ?? locale.textInfo).direction === 'rtl';
}

/** @type {Place} */
function asIs({ type }, style) {
  return type === 'Page' ? { fontFamily: families, ...style } : style;
}

/** The same sheet read from right to left.
 * @type {Place}
 */
function mirrored(of, style) {
  const { flexDirection, textAlign, alignItems, marginLeft, ...rest } = asIs(of, style);
  if (of.type === 'Text' || of.type === 'PageNumber')
    return {
      ...rest,
      direction: directionOf(of.children),
      // What ends at the edge of a sheet ends at its other edge, as on the screen.
      textAlign: textAlign === 'right' ? 'left' : (textAlign ?? 'right'),
    };
  const across =
    flexDirection === 'row'
      ? { flexDirection: 'row-reverse', alignItems }
      : { alignItems: alignItems === 'flex-end' ? 'flex-start' : alignItems };
  return { ...rest, ...across, ...(marginLeft === 'auto' ? { marginRight: 'auto' } : {}) };
}

/** A phone number or an amount keeps its own order.
 * @param {Tree[]} texts
 */
function directionOf(texts) {
  return /[\u0590-\u08ff\ufb1d-\ufeff]/.test(texts.join('')) ? 'rtl' : 'ltr';
}

// Of the sheet that the page is of: whoever is handed one of many sees the numbers of that one.
/** @param {string} words */
function pageNumber(words) {
  return (
    /** @type {{ subPageNumber: number, subPageTotalPages: number }} */ { subPageNumber: at, subPageTotalPages: all },
  ) => (all > 1 ? words.replace('{page}', String(at)).replace('{pages}', String(all)) : '');
}

/**
 * @param {string} script
 * @param {string} files
 */
function register(script, files) {
  const family = `Document ${script}`;
  const fonts = weights.map((fontWeight) => ({
    fontWeight,
    src: require.resolve(`${files}-${script}-${fontWeight}-normal.woff`),
  }));
  Font.register({ family, fonts });
  return family;
}
