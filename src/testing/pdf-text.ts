import { inflateSync } from 'node:zlib';

/** Words as they are drawn in one piece: from left to right, whatever their script. */
export interface Piece {
  readonly text: string;
  /** The codes of its glyphs: a letter that joins has another at every place in the word. */
  readonly glyphs: readonly string[];
  /** Where it begins, in points from the left and the lower edge of the page. */
  readonly x: number;
  readonly y: number;
}

/** The words that a PDF file of ours shows, read from its glyphs; in the order in which they are drawn. */
export function pdfText(file: Buffer): string {
  return pdfPieces(file)
    .map(({ text }) => text)
    .join('\n');
}

/** The pieces that a PDF file of ours draws, and where. */
export function pdfPieces(file: Buffer): Piece[] {
  const objects = objectsOf(file);
  const fonts = fontsOf(objects);
  const contents = [...objects.values()].filter(
    ({ text, stream }) => stream !== undefined && /\bTf\b/.test(stream) && !text.includes('/Type'),
  );
  return contents.flatMap(({ stream = '' }) => drawn(stream, fonts));
}

interface Part {
  readonly text: string;
  readonly stream: string | undefined;
}

/** The closed shapes that a PDF file of ours fills, each by its corners on the page, in points from the left and the lower edge. */
export function pdfShapes(file: Buffer): (readonly (readonly [x: number, y: number])[])[] {
  const streams = [...objectsOf(file).values()].flatMap(({ stream }) => stream ?? []);
  return streams.filter((stream) => /\bh\n/.test(stream)).flatMap(shapesIn);
}

function shapesIn(stream: string): (readonly (readonly [number, number])[])[] {
  const shapes: (readonly [number, number])[][] = [];
  const around: Matrix[] = [];
  let place: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, plain, numbers = '', moves, x = '', y = '', draws] of stream.matchAll(
    /(?:^|\n)(q|Q)(?=\n|$)|((?:[-\d.]+ ){6})(cm)\b|([-\d.]+) ([-\d.]+) (m|l)(?=\n)/g,
  )) {
    if (plain === 'q') around.push(place);
    else if (plain === 'Q') place = around.pop() ?? place;
    else if (moves === 'cm') place = within(place, numbers);
    else {
      const [, , , , atX, atY] = within(place, `1 0 0 1 ${x} ${y}`);
      if (draws === 'm') shapes.push([]);
      shapes.at(-1)?.push([atX, atY]);
    }
  }
  return shapes.filter((corners) => corners.length >= 4);
}

function objectsOf(file: Buffer): Map<string, Part> {
  const raw = file.toString('latin1');
  const parts = [...raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(parts.map(([, id = '', body = '']) => [id, partOf(body)]));
}

function partOf(body: string): Part {
  const [text = '', data] = body.split(/\nstream\n/);
  if (data === undefined) return { text, stream: undefined };
  const bytes = Buffer.from(data.replace(/\nendstream$/, ''), 'latin1');
  return {
    text,
    stream: text.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1'),
  };
}

/** Each font's characters by its glyphs' codes. */
function fontsOf(objects: Map<string, Part>): Map<string, Map<string, string>> {
  const all = [...objects.values()].map(({ text }) => text).join('\n');
  const named = [...all.matchAll(/\/(F\d+) (\d+) 0 R/g)];
  return new Map(
    named.map(([, name = '', id = '']) => {
      const meaning = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.text ?? '')?.[1] ?? '';
      return [name, charactersOf(objects.get(meaning)?.stream ?? '')];
    }),
  );
}

function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      characters.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return characters;
}

type Matrix = readonly [number, number, number, number, number, number];

function drawn(stream: string, fonts: Map<string, Map<string, string>>): Piece[] {
  const pieces: Piece[] = [];
  const around: Matrix[] = [];
  let font = new Map<string, string>();
  let place: Matrix = [1, 0, 0, 1, 0, 0];
  let begins: Matrix | undefined;
  let glyphs: string[] = [];
  const operators = /(?:^|\n)(q|Q|ET)(?=\n|$)|((?:[-\d.]+ ){6})(cm|Tm)\b|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
  let text = '';
  for (const [, plain, numbers = '', moves, name, shown] of stream.matchAll(operators)) {
    if (plain === 'q') around.push(place);
    else if (plain === 'Q') place = around.pop() ?? place;
    else if (moves === 'cm') place = within(place, numbers);
    else if (moves === 'Tm') begins ??= within(place, numbers);
    else if (name) font = fonts.get(name) ?? new Map();
    else if (plain === 'ET') {
      const [, , , , x, y] = begins ?? place;
      pieces.push({ text, glyphs, x, y });
      [text, glyphs, begins] = ['', [], undefined];
    } else {
      // A glyph that none of our fonts has is drawn in one that every reader has: it is never what we mean.
      const width = font.size > 0 ? /.{4}/g : /.{2}/g;
      const codes = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(width) ?? []);
      glyphs.push(...codes);
      // What only parts directions has no width, and is not read.
      text += codes.map((code) => font.get(code.toLowerCase())?.replace('\u200B', '') ?? '\uFFFD').join('');
    }
  }
  return pieces;
}

/** A place inside another one. */
function within([a, b, c, d, e, f]: Matrix, numbers: string): Matrix {
  const [g = 1, h = 0, i = 0, j = 1, x = 0, y = 0] = numbers.trim().split(' ').map(Number);
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * x + c * y + e, b * x + d * y + f];
}
