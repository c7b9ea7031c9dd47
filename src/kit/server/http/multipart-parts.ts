import { t } from '#kit/contract/language';
import { refuse } from '#kit/server/refusal';

/** One part of a multipart body. A file has a file name, be it empty. */
export interface Part {
  readonly name: string;
  readonly file: string | undefined;
  readonly type: string;
  readonly bytes: Buffer;
}

const mostHead = 4096;

/**
 * The parts of a complete body, strictly by RFC 7578: a parser that skips what it does not understand would save half a
 * form.
 */
export function* partsIn(body: Buffer, contentType: string): Generator<Part> {
  const boundary = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType);
  const mark = Buffer.from(`\r\n--${boundary?.[1] ?? boundary?.[2] ?? refuseBroken()}`, 'latin1');
  let at = mark.subarray(2).equals(body.subarray(0, mark.length - 2)) ? mark.length - 2 : refuseBroken();
  for (;;) {
    const next = body.subarray(at, at + 2).toString('latin1');
    if (next === '--') return refuseMore(body.subarray(at + 2));
    const headEnd = next === '\r\n' ? body.indexOf('\r\n\r\n', at) : -1;
    const end = headEnd < 0 || headEnd - at > mostHead ? -1 : body.indexOf(mark, headEnd + 4);
    if (end < 0) refuseBroken();
    yield { ...headOf(body.subarray(at + 2, headEnd)), bytes: body.subarray(headEnd + 4, end) };
    at = end + mark.length;
  }
}

/** Nothing but a line end may follow the end. */
function refuseMore(rest: Buffer): void {
  if (!['', '\r\n'].includes(rest.toString('latin1'))) refuseBroken();
}

function headOf(head: Buffer): Omit<Part, 'bytes'> {
  const headers = new Map<string, string>();
  for (const line of (textOf(head) ?? refuseBroken()).split('\r\n')) {
    const [, name = refuseBroken(), value = ''] = /^([\w-]+):[ \t]*([^\r\n]*)$/.exec(line) ?? [];
    if (headers.has(name.toLowerCase())) refuseBroken();
    headers.set(name.toLowerCase(), value.trim());
  }
  const coding = headers.get('content-transfer-encoding')?.toLowerCase() ?? 'binary';
  if (!['7bit', '8bit', 'binary'].includes(coding)) refuseBroken();
  return { ...namesIn(headers.get('content-disposition') ?? ''), type: headers.get('content-type') ?? '' };
}

const parameter = /;[ \t]*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))[ \t]*/y;

function namesIn(disposition: string): Pick<Part, 'name' | 'file'> {
  const kind = /^form-data[ \t]*/i.exec(disposition)?.[0] ?? refuseBroken();
  const found = new Map<string, string>();
  let read = kind.length;
  parameter.lastIndex = read;
  for (let match = parameter.exec(disposition); match; match = parameter.exec(disposition)) {
    const [, key = '', quoted, bare = ''] = match;
    if (found.has(key.toLowerCase())) refuseBroken();
    found.set(key.toLowerCase(), quoted === undefined ? bare : unquoted(quoted));
    read = parameter.lastIndex;
  }
  const name = found.get('name') ?? '';
  if (read !== disposition.length || name === '') refuseBroken();
  return { name, file: extended(found.get('filename*')) ?? found.get('filename') };
}

/** A browser writes a quotation mark as %22, other clients as \". */
function unquoted(text: string): string {
  return text
    .replace(/\\(["\\])/g, '$1')
    .replace(/%22/g, '"')
    .replace(/%0D/gi, '\r')
    .replace(/%0A/gi, '\n');
}

/** A name as RFC 5987 writes it, `UTF-8''f%C3%BCr.csv`. */
function extended(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const coded = /^utf-8'[\w-]*'(.*)$/i.exec(text)?.[1] ?? refuseBroken();
  try {
    return decodeURIComponent(coded);
  } catch {
    return refuseBroken();
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of bytes in UTF-8; undefined if they are not valid. */
export function textOf(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function refuseBroken(): never {
  return refuse(400, t('The form is incomplete or malformed. Send it again.'));
}
