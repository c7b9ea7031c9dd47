import { parse as parseQuery } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { refuse, refuseField } from '#kit/server/refusal';
import { type Part, partsIn, textOf } from './multipart-parts';

/** A file of a multipart body. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** True for a value of a form body that is a file. */
export function isSentFile(value: unknown): value is SentFile {
  return isObject(value) && Buffer.isBuffer(value.bytes) && typeof value.name === 'string';
}

const deepest = 32;

/** Refuses with 400 text that no column can store (NUL, a lone surrogate) and bodies that are nested too deeply. */
export function refuseUnstorable(body: unknown): void {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value: body, path: '', depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string') refuseText(value, path);
    else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      if (depth === deepest) refuse(400, t('The body is nested too deeply'));
      for (const [name, inner] of Object.entries(value)) {
        refuseText(name, path);
        waiting.push({ value: inner, path: path ? `${path}.${name}` : name, depth: depth + 1 });
      }
    }
  }
}

function refuseText(text: string, path: string): void {
  if (!text.includes('\u0000') && text.isWellFormed()) return;
  const message = t('Contains characters that cannot be stored');
  refuseField(400, path, message);
}

/** Bytes that the boundaries and headers of a form's parts may take in addition to its content. */
const framing = 65_536;
/** The most bytes of a whole form, unless its route allows more: 1 MB of content (B20). */
const mostForm = 1_048_576 + framing;
const mostParts = 100;

/** The fields of a form in the body, as text, at most one more than are accepted; a name that is sent twice has a list. */
export function partsOfForm(text: string): Record<string, unknown> {
  return parseQuery(text, '&', '=', { maxKeys: mostParts + 1 });
}

/** The body of a form; 413 if it has more parts than are accepted. */
export function formBody(body: unknown): unknown {
  if (isObject(body) && Object.keys(body).length > mostParts) refuse(413, t('This is too large'));
  return body;
}

/** Accepts multipart bodies as bytes, limited in size; they are parsed once it is known that the call is allowed. */
export function acceptMultipart(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: mostForm } as const;
  app.addContentTypeParser('multipart/form-data', options, (_request, body, done) => done(null, body));
}

/** A multipart body as an object: fields as text, files as they were sent. 400 if a name occurs twice. */
export function multipartBody(request: FastifyRequest, most = mostForm): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  let parts = 0;
  let size = 0;
  for (const part of partsIn(bytes, request.headers['content-type'] ?? '')) {
    size += part.bytes.length;
    if (size > most - framing || ++parts > mostParts) refuse(413, t('This is too large'));
    const value = valueOf(part);
    if (isSentFile(value) && isNothing(value)) continue;
    if (part.name in Object.prototype) refuseField(400, part.name, t('Unknown field {name}', { name: part.name }));
    if (Object.hasOwn(body, part.name)) refuseField(400, part.name, t('Given more than once'));
    body[part.name] = value;
  }
  return body;
}

function valueOf({ name, file, type, bytes }: Part): string | SentFile {
  if (file !== undefined || type === 'application/octet-stream') return { name: file ?? '', type, bytes };
  return textOf(bytes) ?? refuseField(400, name, t('Contains characters that cannot be stored'));
}

/** True for what a browser sends for a file control in which nothing was chosen. */
function isNothing({ name, bytes }: SentFile): boolean {
  return name === '' && bytes.length === 0;
}
