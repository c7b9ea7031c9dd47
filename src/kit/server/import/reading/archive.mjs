import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { bounds, end } from './bounds.mjs';

/** @type {(bytes: Buffer, options: import('yauzl').Options) => Promise<import('yauzl').ZipFile>} */
const openZip = promisify(yauzl.fromBuffer);

/**
 * Opens a zip archive by its directory, which alone says what it contains: bytes between the entries are never read. An entry
 * that is longer than declared, encrypted, or listed twice ends the reading.
 * @param {Uint8Array} bytes
 */
export async function openArchive(bytes) {
  const zip = await openZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { lazyEntries: true });
  const entries = await entriesOf(zip);
  let left = bounds.unpacked;
  return {
    /** @param {string} name */
    has: (name) => entries.has(name),
    /**
     * The bytes of an entry, piece by piece; the unpacked size of all entries is limited together.
     * @param {string} name
     */
    async *read(name) {
      const entry = entries.get(name) ?? end('unreadable');
      // Nothing that says it is too large is unpacked. No entry can be larger than it says.
      if (entry.uncompressedSize > left) end('large');
      for await (const piece of await streamOf(zip, entry)) {
        left -= piece.length;
        if (left < 0) end('large');
        yield/** @type {Buffer} */ (piece);
      }
    },
  };
}

/**
 * @param {import('yauzl').ZipFile} zip
 * @returns {Promise<Map<string, import('yauzl').Entry>>}
 */
function entriesOf(zip) {
  return new Promise((resolve, reject) => {
    /** @type {Map<string, import('yauzl').Entry>} */
    const entries = new Map();
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (/** @type {import('yauzl').Entry} */ entry) => {
      try {
        if (entries.size === bounds.entries || entries.has(entry.fileName)) end('unreadable');
      } catch (error) {
        return reject(error);
      }
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/**
 * @param {import('yauzl').ZipFile} zip
 * @param {import('yauzl').Entry} entry
 * @returns {Promise<import('node:stream').Readable>}
 */
function streamOf(zip, entry) {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}
