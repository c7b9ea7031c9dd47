import type { Field, Fields, GotFields, SentFields } from './field';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call that is not CRUD. `path` is the path on the wire, with `{name}` for parameters. */
export interface Endpoint<B extends Fields = Fields, R = unknown> {
  readonly method: Method;
  readonly path: string;
  /** What it does, for the readable API page. */
  readonly title: string;
  readonly body: B;
  /** Names that are silently ignored (B5). */
  readonly ignored?: readonly string[] | undefined;
  readonly query?: readonly string[] | undefined;
  /** The shape of the answer; its members are those of the type. */
  readonly answers?: ReplyShape;
  /** The member of a refusal with the list of what prevents the call, besides the sentence: see `refuseNaming`. */
  readonly names?: string;
  /** Types only; never set. */
  readonly reply?: R;
}

/** An answer is an object, an array, or a PDF. */
export type ReplyShape = 'object' | 'list' | 'pdf';

type None = Record<never, Field>;

interface Declared<B extends Fields, R> extends Omit<Endpoint, 'body' | 'answers' | 'reply'> {
  readonly body?: B;
  readonly reply: Reply<R>;
}

/** A declared call; `reply<T>()` gives the type of its answer. */
export function endpoint<R, const B extends Fields = None>(
  facts: Declared<B, R> & { readonly names: string },
): Endpoint<B, R> & { readonly names: string };
export function endpoint<R, const B extends Fields = None>(facts: Declared<B, R>): Endpoint<B, R>;
export function endpoint<R, const B extends Fields = None>(facts: Declared<B, R>): Endpoint<B, R> {
  const { reply: answer, ...rest } = facts;
  return { ...rest, body: facts.body ?? ({} as B), answers: answer.shape };
}

declare const answers: unique symbol;
export interface Reply<R> {
  readonly [answers]?: R;
  readonly shape: ReplyShape;
}

/** The type of an endpoint's answer, and its shape if it is not an object. */
export function reply<R>(shape: ReplyShape = 'object'): Reply<R> {
  return { shape };
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
