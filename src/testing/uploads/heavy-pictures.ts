import { crc32, deflateSync } from 'node:zlib';
import { pictures } from './sent-pictures';

/** Pictures that would cost much more to draw than to send, each of at most 500 KB, by what they are. */
export function heavyPictures(): Readonly<Record<string, Buffer>> {
  const gif = Buffer.from(pictures['image/gif']);
  gif.writeUInt16LE(65_535, 6);
  gif.writeUInt16LE(65_535, 8);
  const frame = Buffer.from(pictures['image/gif']);
  const at = frame.indexOf(0x2c, 19);
  frame.writeUInt16LE(60_000, at + 5);
  frame.writeUInt16LE(60_000, at + 7);
  return {
    'a PNG of 30,000 × 30,000': blackPng(30_000),
    'an interlaced PNG of 30,000 × 30,000': blackPng(30_000, 1),
    'a PNG of 11,000 × 11,000': blackPng(11_000),
    'a JPEG that says 65,000 × 65,000': withSize(pictures['image/jpeg'], 65_000),
    'a JPEG of 200 scans': withScans(pictures['image/jpeg'], 200),
    'a GIF with a huge canvas and a tiny frame': gif,
    'a GIF with a frame beyond its canvas': frame,
  };
}

/** A square of one bit a pixel. */
export function blackPng(side: number, interlace = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, interlace], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose frame says another size than it has. */
export function withSize(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc1, 0xc2].includes(copy[index + 1] ?? 0));
  copy.writeUInt16BE(side, at + 5);
  copy.writeUInt16BE(side, at + 7);
  return copy;
}

function withScans(jpeg: Buffer, times: number): Buffer {
  const at = jpeg.indexOf(Buffer.from('ffda', 'hex'));
  const scan = jpeg.subarray(at, -2);
  return Buffer.concat([jpeg.subarray(0, at), ...Array.from({ length: times }, () => scan), jpeg.subarray(-2)]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
