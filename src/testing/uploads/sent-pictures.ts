import { pngOf } from '#testing/sent-form';

export const pictures = {
  'image/png': pngOf(),
  'image/gif': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'image/jpeg': Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
    'base64',
  ),
} as const;

const text = (words: string) => Buffer.from(words, 'latin1');

/** Contents that are not accepted pictures, by name. */
const others: Readonly<Record<string, Buffer>> = {
  SVG: text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
  'SVG with a declaration': text('<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'),
  HTML: text('<!doctype html><script>alert(1)</script>'),
  script: text('alert(1)//'),
  PHP: text('<?php system($_GET[0]); ?>'),
  zip: Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
  PDF: text('%PDF-1.7\n%%EOF'),
  'a Windows program': text('MZ\x90\0\x03'),
  'a Linux program': text('\x7fELF\x02\x01\x01'),
  gzip: Buffer.from('1f8b080000000000000303000000000000000000', 'hex'),
  WebP: text('RIFF\x1a\0\0\0WEBPVP8L\r\0\0\0/\0\0\0'),
  BMP: text('BM\x3a\0\0\0\0\0\0\0'),
  TIFF: text('II*\0\x08\0\0\0'),
  icon: Buffer.from('00000100010001010000', 'hex'),
  nothing: Buffer.alloc(0),
  zeros: Buffer.alloc(64),
};

/** What is sent as a picture. `never` says that it must be refused; anything else may be accepted if the product can read it. */
export interface SentPicture {
  readonly what: string;
  readonly bytes: Buffer;
  readonly never: boolean;
}

/** A randomly chosen thing to send. */
export function sentPicture(random: () => number): SentPicture {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const [type, picture] = pick(Object.entries(pictures));
  const [name, other] = pick(Object.entries(others));
  const payload = other.length > 0 ? other : text('<script>alert(1)</script>');
  const at = 1 + Math.floor(random() * (picture.length - 1));
  const ways: readonly (() => SentPicture)[] = [
    () => ({ what: name, bytes: other, never: true }),
    () => ({ what: `${name} behind ${type}`, bytes: Buffer.concat([picture, payload]), never: true }),
    () => ({ what: `${name} before ${type}`, bytes: Buffer.concat([payload, picture]), never: true }),
    () => ({ what: `${type} twice`, bytes: Buffer.concat([picture, picture]), never: true }),
    () => ({ what: `${type} cut at ${at}`, bytes: picture.subarray(0, at), never: true }),
    () => ({ what: `${name} between the marks of ${type}`, bytes: between(type, payload), never: true }),
    () => ({ what: `${type} of 600 KB`, bytes: Buffer.concat([picture, Buffer.alloc(600_000)]), never: true }),
    () => ({ what: 'a valid picture of 600 KB', bytes: pngOf(600_000), never: true }),
    () => ({ what: `${type} with bytes changed`, bytes: changed(picture, random), never: false }),
    () => ({ what: `${type} with bytes changed`, bytes: changed(picture, random), never: false }),
    () => ({ what: type, bytes: picture, never: false }),
  ];
  return pick(ways)();
}

/** Something else between the first and the last bytes of a picture. */
function between(type: string, payload: Buffer): Buffer {
  if (type === 'image/gif') return Buffer.concat([text('GIF89a'), payload, text(';')]);
  if (type === 'image/jpeg')
    return Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), payload, Buffer.from('ffd9', 'hex')]);
  const png = pictures['image/png'];
  return Buffer.concat([png.subarray(0, 8), payload, png.subarray(-12)]);
}

function changed(picture: Buffer, random: () => number): Buffer {
  const copy = Buffer.from(picture);
  const times = 1 + Math.floor(random() * 4);
  for (let time = 0; time < times; time++) copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
}

const starts: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG\r\n/,
  'image/gif': /^GIF8[79]a/,
  'image/jpeg': /^\xff\xd8\xff/,
};

/** Whether the bytes begin the way a browser expects of this type. */
export function beginsAs(type: string, bytes: Buffer): boolean {
  return starts[type]?.test(bytes.toString('latin1', 0, 8)) ?? false;
}
