import { crc32, deflateSync } from 'node:zlib';
import { between } from './seeded';
import type { Random } from './somali-names';

const [width, height] = [96, 120];

type Colour = readonly [red: number, green: number, blue: number];

const walls: readonly Colour[] = [
  [206, 219, 235],
  [224, 214, 199],
  [203, 226, 214],
  [229, 208, 214],
];
const skins: readonly Colour[] = [
  [108, 74, 52],
  [131, 92, 66],
  [92, 61, 43],
];
const clothes: readonly Colour[] = [
  [38, 66, 110],
  [118, 42, 58],
  [40, 92, 74],
  [72, 58, 104],
  [58, 58, 64],
];

/** A passport picture of nobody: head and shoulders in plain colours, as a data URL. */
export function portrait(random: Random): string {
  const one = (list: readonly Colour[]) => list[between(random, 0, list.length - 1)] ?? [0, 0, 0];
  const [wall, skin, cloth] = [one(walls), one(skins), one(clothes)];
  const covered = random() < 0.5;
  const colourAt = (x: number, y: number): Colour => {
    if (within(x, y, 48, 50, 19, 25)) return skin;
    if (covered && (within(x, y, 48, 52, 29, 37) || (y > 60 && within(x, y, 48, 84, 34, 34)))) return cloth;
    if (!covered && within(x, y, 48, 40, 22, 24)) return [28, 22, 20];
    return within(x, y, 48, 124, 44, 44) ? cloth : wall;
  };
  return `data:image/png;base64,${png(colourAt).toString('base64')}`;
}

function within(x: number, y: number, midX: number, midY: number, wide: number, high: number): boolean {
  return ((x - midX) / wide) ** 2 + ((y - midY) / high) ** 2 <= 1;
}

function png(colourAt: (x: number, y: number) => Colour): Buffer {
  // Each row begins with the number of its filter: none.
  const row = 1 + 3 * width;
  const rows = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows.set(colourAt(x, y), row * y + 1 + 3 * x);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
