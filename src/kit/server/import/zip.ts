import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { t } from '../../contract/language';
import { refuse } from '../refusal';

const inflate = promisify(inflateRaw);

/** What a spreadsheet may unpack to. */
const mostUnpacked = 100_000_000;

/**
 * Refuses an archive that unpacks to more than a sane spreadsheet holds. Its parts are unpacked to know: the
 * sizes that an archive states of itself prove nothing.
 */
export async function refuseZipBomb(bytes: Buffer): Promise<void> {
  let left = mostUnpacked;
  for (const part of partsOf(bytes)) {
    left -= await inflatedSize(part, left);
    if (left < 0) refuse(413, t('The spreadsheet is too large. Save it as CSV.'));
  }
}

async function inflatedSize(part: Buffer, most: number): Promise<number> {
  try {
    return (await inflate(part, { maxOutputLength: most + 1 })).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return most + 1;
    return refuse(400, t('The file is not a spreadsheet that can be read'));
  }
}

const endMark = Buffer.from('PK\u0005\u0006', 'latin1');

/** The packed parts of a zip archive, found by its directory. */
function partsOf(bytes: Buffer): Buffer[] {
  const unreadable = () => refuse(400, t('The file is not a spreadsheet that can be read'));
  const end = bytes.lastIndexOf(endMark);
  if (end < 0 || end + 22 > bytes.length) return unreadable();
  const count = bytes.readUInt16LE(end + 10);
  let entry = bytes.readUInt32LE(end + 16);
  const parts: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    if (entry + 46 > bytes.length) return unreadable();
    const method = bytes.readUInt16LE(entry + 10);
    const size = bytes.readUInt32LE(entry + 20);
    const header = bytes.readUInt32LE(entry + 42);
    if (header + 30 > bytes.length) return unreadable();
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    if (method === 8) parts.push(bytes.subarray(start, start + size));
    entry += 46 + bytes.readUInt16LE(entry + 28) + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
  }
  return parts;
}
