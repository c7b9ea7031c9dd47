import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from './call';
import type { Product } from './product';

/** A page that the server writes itself, outside of the API; anybody opens it, without a token. */
export interface Page {
  readonly path: string;
  readonly answer: (visit: Visit) => Promise<unknown>;
}

/** Somebody who opens such a page. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly product: Product;
  /** The part of the address that matches the `*` in the page's path. */
  readonly rest: string;
  /** What the page needs from a brand. */
  in<T>(brand: string, ask: (call: Call) => Promise<T>): Promise<T>;
}
