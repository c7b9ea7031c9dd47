import { inflateSync } from 'node:zlib';

/** The words that a PDF file of ours shows, read from its glyphs; `lines` in the order in which they are drawn. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const fonts = fontsOf(objects);
  const contents = [...objects.values()].filter(
    ({ text, stream }) => stream !== undefined && /\bTf\b/.test(stream) && !text.includes('/Type'),
  );
  return contents.map(({ stream = '' }) => drawn(stream, fonts)).join('\n');
}

interface Part {
  readonly text: string;
  readonly stream: string | undefined;
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

function drawn(stream: string, fonts: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>();
  let words = '';
  for (const [, name, shown, end] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\b(ET)\b/g)) {
    if (name) font = fonts.get(name) ?? new Map();
    else if (end) words += '\n';
    else
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/gi))
        for (const code of hex.match(/.{4}/g) ?? []) words += font.get(code.toLowerCase()) ?? '\uFFFD';
  }
  return words;
}
