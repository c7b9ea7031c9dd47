import { crc32 } from 'node:zlib';
import type { Answer, TestApp } from './test-app';

/** A file as a form carries it. */
export interface FormFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly name: string;
}

/** Sends a form with text and files (several under one name where a list is given), the way a browser does. */
export async function sendForm(
  app: TestApp,
  method: 'POST' | 'PUT',
  path: string,
  fields: Readonly<Record<string, string | FormFile | readonly FormFile[]>>,
  token: string,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else
      for (const { bytes, type, name: file } of [value].flat())
        form.append(name, new Blob([new Uint8Array(bytes)], { type }), file);
  }
  const sent = new Response(form);
  // Node leaves an empty file name out; a browser sends it.
  const body = Buffer.from(
    Buffer.from(await sent.arrayBuffer())
      .toString('latin1')
      .replaceAll('"\r\nContent-Type:', '"; filename=""\r\nContent-Type:')
      .replaceAll(/(filename="[^"]+"); filename=""/g, '$1'),
    'latin1',
  );
  return app.call(method, path, { token, body, headers: { 'content-type': sent.headers.get('content-type') ?? '' } });
}

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** The smallest picture, or one of as many bytes as asked for. */
export function pngOf(size?: number): Buffer {
  const png = Buffer.from(onePixel, 'base64');
  return size === undefined ? png : Buffer.concat([png.subarray(0, 33), textChunk(size - 82), png.subarray(33)]);
}

/** A chunk that a picture may carry beside itself, with this many bytes in it. */
function textChunk(length: number): Buffer {
  const body = Buffer.concat([Buffer.from('tEXt'), Buffer.alloc(length, 'x')]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

export function dataUrlOf(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
