import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { t } from '../../contract/language';
import { isObject } from '../../contract/parse';
import { refuse } from '../refusal';

/** A file of a multipart body. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export function isSentFile(value: unknown): value is SentFile {
  return isObject(value) && Buffer.isBuffer(value.bytes) && typeof value.name === 'string';
}

const deepest = 32;

/** Refuses text that no column can hold (NUL, half a surrogate pair) and bodies nested past all sense. */
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
  refuse(400, message, { [path]: message });
}

/** What a form may hold in all, unless its route says more (B20). */
const mostForm = 1_048_576;

/** A multipart body as an object: fields as text, files as what was sent. Each name stands once. */
export async function multipartBody(request: FastifyRequest, most = mostForm): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  let size = 0;
  for await (const part of request.parts()) {
    const value = part.type === 'field' ? part.value : await fileOf(part);
    size += sizeOf(value);
    if (size > most) refuse(413, t('This is too large'));
    if (isSentFile(value) && isNothing(value)) continue;
    if (Object.hasOwn(body, part.fieldname)) refuseTwice(part.fieldname);
    body[part.fieldname] = value;
  }
  return body;
}

async function fileOf(part: MultipartFile): Promise<SentFile> {
  return { name: part.filename || '', type: part.mimetype, bytes: await part.toBuffer() };
}

function sizeOf(value: unknown): number {
  return isSentFile(value) ? value.bytes.length : String(value).length;
}

/** What a browser sends of a file control in which nothing was chosen. */
function isNothing({ name, bytes }: SentFile): boolean {
  return name === '' && bytes.length === 0;
}

function refuseTwice(field: string): never {
  const message = t('Given more than once');
  return refuse(400, message, { [field]: message });
}
