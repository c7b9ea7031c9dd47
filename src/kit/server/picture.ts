import { crc32 } from 'node:zlib';

/**
 * The picture type according to the bytes, whatever the sender called it; undefined for anything else. The file is
 * parsed from its first byte to its last, so that nothing is hidden before, between or after the parts of a picture.
 */
export function pictureType(bytes: Buffer): 'image/png' | 'image/jpeg' | 'image/gif' | undefined {
  if (isPng(bytes)) return 'image/png';
  if (isJpeg(bytes)) return 'image/jpeg';
  return isGif(bytes) ? 'image/gif' : undefined;
}

/** True for a signature, then chunks of length, name, content and checksum: IHDR first, some IDAT, IEND last. */
function isPng(bytes: Buffer): boolean {
  if (bytes.subarray(0, 8).toString('hex') !== '89504e470d0a1a0a') return false;
  const names: string[] = [];
  for (let at = 8; at < bytes.length; ) {
    if (at + 12 > bytes.length) return false;
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(name)) return false;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    names.push(name);
    at = end;
  }
  const [first, ...rest] = names;
  return first === 'IHDR' && rest.indexOf('IEND') === rest.length - 1 && rest.includes('IDAT');
}

/** True for segments with a frame among them, then scans, and the end marker at the end of the file. */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return false;
  let framed = false;
  let scanned = false;
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return false;
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    if (mark === 0xd9) return framed && scanned && at + 2 === bytes.length;
    if (mark < 0xc0 || (mark >= 0xd0 && mark <= 0xd8) || at + 4 > bytes.length) return false;
    framed ||= mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
    at += 2 + Math.max(bytes.readUInt16BE(at + 2), 2);
    if (mark !== 0xda) continue;
    scanned = true;
    at = endOfScan(bytes, at);
  }
  return false;
}

/** The end of a scan's coded data: the first marker that is neither an escape nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ; at += 2) {
    at = bytes.indexOf(0xff, at);
    const next = at === -1 ? undefined : bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/** True for a header, colours, blocks of counted parts with an image among them, and the trailer as the last byte. */
function isGif(bytes: Buffer): boolean {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) || bytes.length < 14) return false;
  let pictured = false;
  for (let at = 13 + colours(bytes[10]); at < bytes.length; ) {
    const kind = bytes[at];
    if (kind === 0x3b) return pictured && at === bytes.length - 1;
    if (kind === 0x21) at = endOfParts(bytes, at + 2);
    else if (kind === 0x2c) {
      pictured = true;
      at = endOfParts(bytes, at + 11 + colours(bytes[at + 9]));
    } else return false;
  }
  return false;
}

/** Bytes of the colour table that a flag byte announces. */
function colours(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfParts(bytes: Buffer, from: number): number {
  let at = from;
  while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}
