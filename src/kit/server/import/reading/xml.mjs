import sax from 'sax';
import { bounds, end } from './bounds.mjs';

/**
 * Called for each part of a document, with names without their prefix.
 * @typedef {{
 *   open?: (name: string, attributes: Record<string, string>) => void,
 *   close?: (name: string) => void,
 *   text?: (text: string) => void,
 * }} Listener
 */

/**
 * Parses XML piece by piece and calls the listener. A document that declares entities, or is nested too deeply, does not
 * belong to a spreadsheet and ends the reading. After each piece it awaits `afterPiece`.
 * @param {AsyncIterable<Uint8Array>} pieces
 * @param {Listener} listener
 * @param {() => Promise<void> | void} [afterPiece]
 */
export async function readXml(pieces, { open, close, text }, afterPiece) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const xml = sax.parser(true);
  let depth = 0;
  /** @type {Partial<import('sax').SAXParser>} */
  const heard = {
    onerror: (error) => {
      throw error;
    },
    ondoctype: () => end('unreadable'),
    onopentag: ({ name, attributes }) => {
      if (++depth > bounds.depth) end('unreadable');
      open?.(plain(name), plainNames(/** @type {Record<string, string>} */ (attributes)));
    },
    onclosetag: (name) => {
      depth--;
      close?.(plain(name));
    },
    ...(text ? { ontext: text, oncdata: text } : {}),
  };
  Object.assign(xml, heard);
  for await (const piece of pieces) {
    xml.write(decoder.decode(piece, { stream: true }));
    await afterPiece?.();
  }
  xml.write(decoder.decode()).close();
}

/** @param {string} name */
function plain(name) {
  return name.slice(name.indexOf(':') + 1);
}

/** @param {Record<string, string>} attributes */
function plainNames(attributes) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const name in attributes) found[plain(name)] = attributes[name] ?? '';
  return found;
}
