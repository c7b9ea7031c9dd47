import { makeStore } from './store';
import type { BodyOf, Endpoint, ReplyOf } from '#kit/contract/endpoint';
import type { Errors } from '#kit/contract/parse';
import { isObject } from '#kit/contract/parse';
import { language, t } from '#kit/contract/language';
import { tellDiskLow } from './disk-low';
import { keepDrafts } from './drafts';
import { earlyAnswer } from './early-answer';
import { noteMoment } from './moment';

/**
 * The error of a failed call: the server's message, and its messages by field. Status 0 means that there was no answer.
 */
export interface Refusal extends Error {
  readonly status: number;
  readonly errors: Errors;
}

export type Query = Readonly<Record<string, string | number | undefined>>;

interface Wiring {
  /** The prefix of the names of this program's stores on a device. */
  readonly stores: string;
  /** The host of a resource for the current brand, without a trailing slash. */
  readonly host: (path: string) => string;
  readonly token: () => string | undefined;
  readonly onUnauthorized: () => void;
  /** Called with a token in an answer that replaces the one that was sent. */
  readonly onToken: (token: string) => void;
  /** The account that is logged in here, as brand and user; undefined for nobody. */
  readonly account: () => string | undefined;
  /** The store for what the current address reads, for working without a network; undefined for most addresses. */
  readonly shelf: () => Promise<Shelf> | undefined;
}

/** Answers stored on this device for the same account. */
export interface Shelf {
  /** Makes a request and stores the answer; if there is none, returns the stored answer, or rethrows the error. */
  readonly through: (account: string, address: string, ask: () => Promise<Response>) => Promise<Response>;
}

const wiring = makeStore<Wiring>({
  stores: 'kit',
  host: () => '/api',
  token: () => undefined,
  onUnauthorized: () => {},
  onToken: () => {},
  account: () => undefined,
  shelf: () => undefined,
});

const lastAnswered = makeStore(true);

/** False while the last call of this page got no answer: a browser also says 'online' when nothing gets through. */
export function isAnswering(): boolean {
  return navigator.onLine && lastAnswered.get();
}

/** Sets where the API is, which token to send, and what to call when the session is over. */
export function configureCalls(parts: Wiring): void {
  wiring.set(parts);
}

/** The name of one of this program's stores on a device: other programs at the same address have stores of their own. */
export function storeName(name: string): string {
  return `${wiring.get().stores}-${name}`;
}

/** The account and the host for a path, which a write that is sent later must remember. */
export function placeHere(path: string): { account: string | undefined; host: string } {
  return { account: wiring.get().account(), host: wiring.get().host(path) };
}

/** The account that may send from here now; undefined if nobody is logged in. */
export function senderHere(): string | undefined {
  return wiring.get().token() === undefined ? undefined : wiring.get().account();
}

/** Another login than that of the current address, with callbacks for its token. */
export interface Bearer {
  /** Undefined while it is being asked for. */
  readonly token: string | undefined;
  readonly onToken: (token: string) => void;
  readonly onUnauthorized: () => void;
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
  /** The login that it carries, if not that of the current address; answers to such calls are not stored. */
  readonly bearer?: Bearer | undefined;
  /** Headers that request an answer that stays open; such an answer is not stored. */
  readonly stream?: Readonly<Record<string, string>> | undefined;
}

/** The answer of a call to the server; throws a Refusal unless it succeeded. */
export async function send(request: Request): Promise<Response> {
  const account = wiring.get().account();
  if (request.method !== 'GET' || account === undefined || request.stream || request.bearer) return sendNow(request);
  // Without a store the screen works like any other.
  const shelf = await wiring
    .get()
    .shelf()
    ?.catch(() => undefined);
  if (!shelf) return sendNow(request);
  // Nobody is logged in, so only stored answers are available.
  const ask = wiring.get().token() === undefined ? () => Promise.reject(noAnswer()) : () => sendNow(request);
  return shelf.through(account, addressOf(request), ask);
}

function noAnswer(): Refusal {
  return refusal(0, t('The server does not answer. Check the connection and try again.'));
}

async function sendNow(request: Request): Promise<Response> {
  const bearer = request.bearer ?? { ...wiring.get(), token: wiring.get().token() };
  const address = addressOf(request);
  const headers = headersOf(request, bearer.token);
  const early = request.method === 'GET' ? earlyAnswer(address, headers) : undefined;
  const response = await (
    early ??
    fetch(address, { method: request.method, headers, body: bodyOf(request.body), signal: request.signal ?? null })
  ).catch((cause: unknown) => {
    if (request.signal?.aborted) throw cause;
    lastAnswered.set(false);
    throw noAnswer();
  });
  lastAnswered.set(true);
  const fresh = response.headers.get('auth-token');
  if (fresh !== null) bearer.onToken(fresh);
  noteMoment(response);
  if (response.ok) return response;
  throw await (request.bearer ? refusalOfOther(response, request.bearer) : refusalOf(response, bearer.token));
}

/**
 * A call of the contract, with the body and answer that the endpoint declares; throws a Refusal unless it succeeded.
 */
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

/** The JSON of an answer; throws a Refusal for `status: false`, whatever the HTTP status. */
export async function answerOf<T>(response: Response): Promise<T> {
  const answer: unknown = await response.json();
  if (isObject(answer) && answer.status === false) throw refusal(response.status, sentenceIn(answer), errorsIn(answer));
  return answer as T;
}

/** True for an error that a call was refused with: it has a status and messages by field. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'status' in error && 'errors' in error;
}

/** A refusal as the server would send it; status 0 if there was no answer. */
export function refusal(status: number, message: string, errors: Errors = {}): Refusal {
  return Object.assign(new Error(message), { status, errors });
}

function addressOf(request: Request): string {
  return `${request.host ?? wiring.get().host(request.path)}/${belowHost(request)}`;
}

/** The path and query of a request, below the API's host; empty parts of the query are left out. */
export function belowHost({ path, query = {} }: Pick<Request, 'path' | 'query'>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
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

/** The refusal of a call with another login, which ends only that login. */
async function refusalOfOther(response: Response, { token, onUnauthorized }: Bearer): Promise<Refusal> {
  const refused = await refusalIn(response);
  if (refused.status === 401 && token !== undefined) onUnauthorized();
  return refused;
}

async function refusalIn(response: Response): Promise<Refusal> {
  const answer: unknown = await response.json().catch(() => undefined);
  const said = isObject(answer) ? answer : {};
  return refusal(response.status, sentenceIn(said), errorsIn(said));
}

async function refusalOf(response: Response, sent: string | undefined): Promise<Refusal> {
  const refused = await refusalIn(response);
  // A call without a token ends no session, so a wrong password does not, and neither does a late answer to an older token.
  if (response.status === 401 && sent !== undefined && sent === wiring.get().token()) {
    keepDrafts();
    wiring.get().onUnauthorized();
  }
  if (response.status === 503) tellDiskLow();
  return refused;
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
