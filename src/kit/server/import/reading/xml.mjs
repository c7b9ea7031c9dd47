import sax from 'sax';
import { bounds, end } from './bounds.mjs';

/**
 * What is told of a part: names without their prefix.
 * @typedef {{
 *   open?: (name: string, attributes: Record<string, string>) => void,
 *   close?: (name: string) => void,
 *   text?: (text: string) => void,
 * }} Listener
 */

/**
 * Reads XML piece by piece and tells what stands in it. A document that declares entities, or nests past all sense, is none of a
 * spreadsheet's. After each piece it waits for whoever listens.
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
