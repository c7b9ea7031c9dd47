import type { FastifyInstance, FastifyRequest } from 'fastify';
import { t } from '#kit/contract/language';
import { type Refusal, refusal } from '#kit/server/refusal';
import type { InWords } from './spoken';

/** Accepts JSON bodies with a limited number of members and elements. Most clients send a DELETE with a JSON header and no body. */
export function acceptJson(
  app: FastifyInstance,
  inWords: InWords,
  mostValues: (request: FastifyRequest) => number,
): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    const { names, values, most } = countSigns(text);
    if (values > mostValues(request) || most > mostMembers)
      return done(inWords(request, () => refusal(413, t('This is too large'))));
    return parse(request, text, (error, value) => {
      const name = error ? undefined : repeatedName(text, value, names);
      if (name === undefined) return done(error, value);
      return done(inWords(request, () => givenTwice(name)));
    });
  });
}

function givenTwice(name: string): Refusal {
  return refusal(400, t('{name} appears more than once in the body', { name }), { [name]: t('Given more than once') });
}

/**
 * The first name that occurs twice in one object of a JSON text, at any depth; undefined if none does. `value` is the
 * parsed text, `names` how many names are written in it.
 */
export function repeatedName(text: string, value: unknown, names = countSigns(text).names): string | undefined {
  // The parser keeps one of two equal names; counting them costs next to nothing.
  return names === namesParsed(value) ? undefined : findRepeated(text);
}

const quote = 34;
const colon = 58;
const comma = 44;
const bracket = 91;
const endOfBracket = 93;
const brace = 123;
const endOfBrace = 125;

/** The most members of one object: no call takes more, and in a large object each costs more than in a small one. */
const mostMembers = 500;

interface Signs {
  readonly names: number;
  readonly values: number;
  /** Members of the largest object. */
  readonly most: number;
}

/** How many names a JSON text has, and at most how many members and elements; counted before anything is built. */
function countSigns(text: string): Signs {
  let names = 0;
  let values = 0;
  let most = 0;
  const around: number[] = [];
  let own = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === comma) values++;
    else if (sign === colon) {
      names++;
      most = Math.max(most, ++own);
    } else if (sign === brace || sign === bracket) {
      values++;
      around.push(own);
      own = 0;
    } else if (sign === endOfBrace || sign === endOfBracket) own = around.pop() ?? 0;
  }
  return { names, values, most };
}

/** The end of the string that begins at a quotation mark. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at > 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

function namesParsed(value: unknown): number {
  let count = 0;
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inner = Array.isArray(next) ? next : Object.values(next);
    if (!Array.isArray(next)) count += inner.length;
    for (const one of inner) if (typeof one === 'object') waiting.push(one);
  }
  return count;
}

function findRepeated(text: string): string | undefined {
  const open: Set<string>[] = [];
  let last = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '{' || sign === '[') open.push(new Set());
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === '"') {
      const end = endOfString(text, at);
      last = text.slice(at, end + 1);
      at = end;
    } else if (sign === ':') {
      const name = String(JSON.parse(last));
      if (open.at(-1)?.has(name)) return name;
      open.at(-1)?.add(name);
    }
  }
  return undefined;
}
