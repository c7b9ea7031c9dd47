import type { Field, Fields, GotFields, SentFields } from './field';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call that is not CRUD. `path` is the wire's, with `{name}` for parameters. */
export interface Endpoint<B extends Fields = Fields, R = unknown> {
  readonly method: Method;
  readonly path: string;
  /** What it does, for the readable page of the API. */
  readonly title: string;
  readonly body: B;
  /** Names passed over in silence. */
  readonly ignored?: readonly string[] | undefined;
  readonly query?: readonly string[] | undefined;
  /** Types only; never set. */
  readonly reply?: R;
}

type None = Record<never, Field>;

/** Declares a call; `reply<T>()` gives the type of its answer. */
export function endpoint<R, const B extends Fields = None>(facts: {
  method: Method;
  path: string;
  title: string;
  body?: B;
  ignored?: readonly string[];
  query?: readonly string[];
  reply: Reply<R>;
}): Endpoint<B, R> {
  const { reply: _typesOnly, ...rest } = facts;
  return { ...rest, body: facts.body ?? ({} as B) };
}

declare const answers: unique symbol;
export interface Reply<R> {
  readonly [answers]?: R;
}

/** Names the type of an endpoint's answer. */
export function reply<R>(): Reply<R> {
  return {};
}

export type BodyOf<E> = E extends Endpoint<infer B, unknown> ? SentFields<B> : never;
export type GotBodyOf<E> = E extends Endpoint<infer B, unknown> ? GotFields<B> : never;
export type ReplyOf<E> = E extends Endpoint<Fields, infer R> ? R : never;

/** What every write answers (R 3.2). */
export interface Saved<T> {
  readonly status: true;
  readonly message: string;
  readonly info: T;
}

/** What every refusal answers. */
export interface Refused {
  readonly status: false;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}
