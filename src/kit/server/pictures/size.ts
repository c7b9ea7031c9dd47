/** The size that a picture declares, before anything is decoded. */
export interface PictureSize {
  /** The most that any part declares: the header, a frame. */
  readonly pixels: number;
  /** How many passes decoding the whole picture takes. */
  readonly passes: number;
}

/** The declared size of bytes that `pictureType` recognises as a picture. */
export function pictureSize(bytes: Buffer): PictureSize {
  if (bytes[0] === 0x89) return { pixels: bytes.readUInt32BE(16) * bytes.readUInt32BE(20), passes: 1 };
  return bytes[0] === 0xff ? jpegSize(bytes) : gifSize(bytes);
}

/** Every frame header counts, because a decoder may use the last; each scan is a pass over the whole picture. */
function jpegSize(bytes: Buffer): PictureSize {
  let [pixels, passes] = [0, 0];
  for (let at = 2; at + 9 < bytes.length; ) {
    const mark = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || mark === 0 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd7)) {
      // Within a scan: on to its next marker.
      at = bytes.indexOf(0xff, at + 1);
      if (at === -1) break;
      continue;
    }
    if (isFrame(mark)) pixels = Math.max(pixels, bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7));
    if (mark === 0xda) passes += 1;
    at += 2 + Math.max(bytes.readUInt16BE(at + 2), 2);
  }
  return { pixels, passes };
}

function isFrame(mark: number): boolean {
  return mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
}

/** The canvas, or a frame that extends beyond it. */
function gifSize(bytes: Buffer): PictureSize {
  let [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  for (let at = 13 + colours(bytes[10]); at + 9 < bytes.length; ) {
    if (bytes[at] === 0x2c) {
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5));
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7));
      at += 11 + colours(bytes[at + 9]);
    } else at += 2;
    while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
    at += 1;
  }
  return { pixels: width * height, passes: 1 };
}

function colours(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}
