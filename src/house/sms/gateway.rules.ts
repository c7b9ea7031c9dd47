import { entryOf } from '#kit/rules/entry-of';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';

/** The settings by which a gateway is asked to send an SMS (ME10). */
export interface Gateway {
  readonly smsUrl: string;
  readonly smsMethod: 'POST' | 'GET';
  readonly smsHeaders: string | null;
  readonly smsBody: string | null;
  readonly smsSuccess: string | null;
  readonly smsSender: string | null;
}

export interface Sms {
  /** Digits alone. */
  readonly to: string;
  readonly text: string;
}

/** A request as it goes to the gateway. */
export interface GatewayRequest {
  readonly url: string;
  readonly method: 'POST' | 'GET';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

type Escape = (value: string) => string;

const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\x20-\x7e\t]*)$/;
/** Headers that the connection sets itself. */
const ownHeaders = new Set(['host', 'content-length', 'connection', 'transfer-encoding', 'expect', 'upgrade']);

/** The headers in lines such as `Name: value`, by their names in lower case; undefined if a line is not a header. */
function headersIn(lines: string | null): Readonly<Record<string, string>> | undefined {
  const found: Record<string, string> = {};
  for (const line of (lines ?? '').split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [, name = '', value = ''] = headerLine.exec(line.trim()) ?? [];
    const key = name.toLowerCase();
    if (key === '' || ownHeaders.has(key)) return undefined;
    found[key] = value.trim();
  }
  return found;
}

/** Errors of the gateway of settings, by field; none where SMS are opened on the phone. */
export function gatewayProblems(
  settings: Omit<Gateway, 'smsUrl'> & { readonly smsProvider: 'none' | 'generic'; readonly smsUrl: string | null },
  isLocalAllowed: boolean,
): Errors {
  const { smsProvider, smsUrl, smsHeaders, smsBody } = settings;
  const url = smsUrl === null ? undefined : urlProblem(smsUrl, isLocalAllowed);
  const missing = smsProvider === 'generic' && smsUrl === null ? t('Enter the address of the gateway') : undefined;
  const names = namesNo(`${smsUrl ?? ''}${smsBody ?? ''}`);
  const isSilent = smsProvider === 'generic' && smsUrl !== null && url === undefined && names !== undefined;
  return {
    ...((url ?? missing) === undefined ? {} : { smsUrl: url ?? missing ?? '' }),
    ...(headersIn(smsHeaders) ? {} : { smsHeaders: t('Write one header a line, such as Authorization: Bearer 1234') }),
    ...(isSilent ? { smsBody: t('The request must contain {name}', { name: names }) } : {}),
  };
}

/** The first of the placeholders {to} and {text} that a request does not contain; undefined if it contains both. */
function namesNo(request: string): string | undefined {
  return ['{to}', '{text}'].find((name) => !request.includes(name));
}

function urlProblem(url: string, isLocalAllowed: boolean): string | undefined {
  const read = URL.canParse(url) ? new URL(url) : undefined;
  const isWeb = read?.protocol === 'https:' || read?.protocol === 'http:';
  // The filled-in values must not decide which host the server calls.
  const [host = ''] = /^\w+:\/\/[^/?#]*/.exec(url) ?? [];
  if (!read || !isWeb || read.username !== '' || host === '' || host.includes('{'))
    return t('Enter an address such as https://sms.example.com/send');
  if (read.protocol === 'http:' && !isLocalAllowed) return t('The address of the gateway must begin with https://');
  return undefined;
}

/** The request that asks a gateway to send an SMS: the filled-in values are escaped as the content type requires. */
export function requestOf(gateway: Gateway, { to, text }: Sms): GatewayRequest {
  const values = { to, text, sender: gateway.smsSender ?? '' };
  const given = headersIn(gateway.smsHeaders) ?? {};
  const url = filledWith(gateway.smsUrl, values, encodeURIComponent);
  if (gateway.smsMethod === 'GET' || gateway.smsBody === null)
    return { url, method: gateway.smsMethod, headers: given, body: gateway.smsMethod === 'GET' ? undefined : '' };
  const type = given['content-type'] ?? usualType(gateway.smsBody);
  const body = filledWith(gateway.smsBody, values, escapeFor(type));
  return { url, method: 'POST', headers: { ...given, 'content-type': type }, body };
}

function usualType(body: string): string {
  const begin = body.trimStart().slice(0, 1);
  if (begin === '{' || begin === '[') return 'application/json';
  return begin === '<' ? 'application/xml' : 'application/x-www-form-urlencoded';
}

function escapeFor(type: string): Escape {
  if (type.includes('json')) return (value) => JSON.stringify(value).slice(1, -1);
  if (type.includes('xml')) return inXml;
  return type.includes('form-urlencoded') ? encodeURIComponent : (value) => value;
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const inXml: Escape = (value) => value.replace(/[&<>"']/g, (mark) => entryOf(marks, mark) ?? mark);

function filledWith(pattern: string, values: Readonly<Record<'to' | 'text' | 'sender', string>>, escape: Escape) {
  return pattern.replace(/\{(to|text|sender)\}/g, (_whole, name: 'to' | 'text' | 'sender') => escape(values[name]));
}

/** What became of an SMS. */
export type Outcome =
  | { readonly is: 'taken' }
  /** It was not sent; `again` means that a later attempt may succeed. */
  | { readonly is: 'again' | 'refused'; readonly why: string }
  | { readonly is: 'unknown' };

/** How many characters of a gateway's answer are kept. */
const mostKept = 200;

/** The meaning of a gateway's answer: taken, to be tried again, or refused. */
export function outcomeOf(status: number, answer: string, success: string | null): Outcome {
  const why = `${status} ${answer.replace(/\s+/g, ' ').trim()}`.trim().slice(0, mostKept);
  if (status === 429 || status >= 500) return { is: 'again', why };
  const isGood = status >= 200 && status < 300;
  return isGood && answer.includes(success ?? '') ? { is: 'taken' } : { is: 'refused', why };
}
