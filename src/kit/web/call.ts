import { makeStore } from './store';
import type { BodyOf, Endpoint, ReplyOf } from '#kit/contract/endpoint';
import type { Errors } from '#kit/contract/parse';
import { isObject } from '#kit/contract/parse';
import { language, t } from '#kit/contract/language';
import { tellDiskLow } from './disk-low';
import { keepDrafts } from './drafts';
import { noteMoment } from './moment';

/** What a failed call throws: the server's sentence, and its sentences by field. Status 0: no answer came. */
export interface Refusal extends Error {
  readonly status: number;
  readonly errors: Errors;
}

export type Query = Readonly<Record<string, string | number | undefined>>;

interface Wiring {
  /** Where the API of the brand in force keeps a resource, without a slash at the end. */
  readonly host: (path: string) => string;
  readonly token: () => string | undefined;
  readonly onUnauthorized: () => void;
  /** Told of a token that an answer brings in place of the one that was sent. */
  readonly onToken: (token: string) => void;
  /** Whose work is done here: brand and user. Undefined for nobody. */
  readonly account: () => string | undefined;
  /** Where this address keeps what it has read, to go on without a network; undefined for most addresses. */
  readonly shelf: () => Promise<Shelf> | undefined;
}

/** What was read, kept on this machine for the same account. */
export interface Shelf {
  /** Asks, and keeps the answer; where none comes, answers what was kept, or throws what the asking threw. */
  readonly through: (account: string, address: string, ask: () => Promise<Response>) => Promise<Response>;
}

const wiring = makeStore<Wiring>({
  host: () => '/api',
  token: () => undefined,
  onUnauthorized: () => {},
  onToken: () => {},
  account: () => undefined,
  shelf: () => undefined,
});

/** Tells the kit where the API is, whose token to send and whom to tell when the session is over. */
export function configureCalls(parts: Wiring): void {
  wiring.set(parts);
}

/** Who works here, and where the API is: what a write must remember that is sent later. */
export function placeHere(path: string): { account: string | undefined; host: string } {
  return { account: wiring.get().account(), host: wiring.get().host(path) };
}

/** Who may send from here now; undefined where nobody is logged in. */
export function senderHere(): string | undefined {
  return wiring.get().token() === undefined ? undefined : wiring.get().account();
}

export interface Request {
  readonly method: Endpoint['method'];
  /** Below the host, without a leading slash. */
  readonly path: string;
  readonly query?: Query | undefined;
  readonly body?: unknown;
  /** Makes a call that creates several records safe to send again. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Another host than the brand's. */
  readonly host?: string | undefined;
  /** Headers that ask for an answer that stays open; such a one is kept nowhere. */
  readonly stream?: Readonly<Record<string, string>> | undefined;
}

/** One call to the server; throws a Refusal unless it succeeded. */
export async function send(request: Request): Promise<Response> {
  const account = wiring.get().account();
  if (request.method !== 'GET' || account === undefined || request.stream) return sendNow(request);
  // Without its shelf a screen works as any other does.
  const shelf = await wiring
    .get()
    .shelf()
    ?.catch(() => undefined);
  if (!shelf) return sendNow(request);
  // Nobody is logged in who could ask: what was read before is all there is.
  const ask = wiring.get().token() === undefined ? () => Promise.reject(noAnswer()) : () => sendNow(request);
  return shelf.through(account, addressOf(request), ask);
}

function noAnswer(): Refusal {
  return refusal(0, t('The server does not answer. Check the connection and try again.'));
}

async function sendNow(request: Request): Promise<Response> {
  const token = wiring.get().token();
  const response = await fetch(addressOf(request), {
    method: request.method,
    headers: headersOf(request, token),
    body: bodyOf(request.body),
    signal: request.signal ?? null,
  }).catch((cause: unknown) => {
    if (request.signal?.aborted) throw cause;
    throw noAnswer();
  });
  const fresh = response.headers.get('auth-token');
  if (fresh !== null) wiring.get().onToken(fresh);
  noteMoment(response);
  if (response.ok) return response;
  throw await refusalOf(response, token);
}

/** A call of the contract: what goes in and what comes out is what the endpoint declares. */
export async function call<E extends Endpoint>(
  endpoint: E,
  parts: {
    params?: Readonly<Record<string, string>>;
    query?: Query;
    body?: BodyOf<E>;
    idempotencyKey?: string;
    signal?: AbortSignal;
  } = {},
): Promise<ReplyOf<E>> {
  const { params = {}, ...rest } = parts;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await send({ method: endpoint.method, path: path.replace(/^\//, ''), ...rest });
  return answerOf<ReplyOf<E>>(response);
}

/** The JSON of an answer. A body of `status: false` is a failure whatever its HTTP status says. */
export async function answerOf<T>(response: Response): Promise<T> {
  const answer: unknown = await response.json();
  if (isObject(answer) && answer.status === false) throw refusal(response.status, sentenceIn(answer), errorsIn(answer));
  return answer as T;
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'status' in error && 'errors' in error;
}

export function refusal(status: number, message: string, errors: Errors = {}): Refusal {
  return Object.assign(new Error(message), { status, errors });
}

function addressOf({ host, path, query = {} }: Request): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const asked = search.size > 0 ? `?${search}` : '';
  return `${host ?? wiring.get().host(path)}/${path}${asked}`;
}

function headersOf({ body, idempotencyKey, stream }: Request, token: string | undefined): Headers {
  const headers = new Headers({ 'Accept-Language': language(), Accept: 'application/json', ...stream });
  if (token !== undefined) headers.set('auth-token', token);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  return headers;
}

function bodyOf(body: unknown): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
}

async function refusalOf(response: Response, sent: string | undefined): Promise<Refusal> {
  const answer: unknown = await response.json().catch(() => undefined);
  const said = isObject(answer) ? answer : {};
  // Without a token nobody was signed in: a wrong password is no lost session. A late answer to an older token is none either.
  if (response.status === 401 && sent !== undefined && sent === wiring.get().token()) {
    keepDrafts();
    wiring.get().onUnauthorized();
  }
  if (response.status === 503) tellDiskLow();
  return refusal(response.status, sentenceIn(said), errorsIn(said));
}

function sentenceIn(answer: Record<string, unknown>): string {
  return typeof answer.message === 'string' && answer.message !== ''
    ? answer.message
    : t('That did not work. Please try again.');
}

function errorsIn(answer: Record<string, unknown>): Errors {
  if (!isObject(answer.errors)) return {};
  return Object.fromEntries(
    Object.entries(answer.errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
