import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, House, Route } from '#kit/server/call';
import type { Database, Replica } from '#kit/server/db';
import type { Product } from '#kit/server/product';
import type { Hindrance } from '#kit/server/standing';
import type { Refusal } from '#kit/server/refusal';
import type { Bounded } from '#kit/server/bounds';
import type { Policy } from './policy';
import type { Catalogues } from './spoken';

/** Who and what a request comes with, read before its body. */
export interface Arrived {
  readonly brand: string;
  readonly house: House;
  readonly me: Caller | undefined;
}

/** What a server is put together from; the kit knows none of it by name. */
export interface ServerParts {
  readonly database: Database;
  readonly replica?: Replica | undefined;
  readonly brands: readonly string[];
  readonly routes: readonly Route[];
  readonly policy: Policy;
  /** Handed on to each call. */
  readonly product: Product;
  readonly catalogues: Catalogues;
  /** Keys the digests of repeated requests. */
  readonly secret: string;
  readonly clock: () => Date;
  /** Other servers' web apps that may call this API. */
  readonly webOrigins: string[];
  readonly logLevel: string;
  readonly trustedProxy?: string[] | undefined;
  /** The session of a token and what the brand's settings say, in one look. */
  readonly arrive: (
    brand: string,
    token: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<{ house: House; me: Caller | undefined }>;
  /** Told of each brand in which something was just committed. */
  readonly committed: (brand: string) => void;
  /** What stands in the way of every write at the moment. */
  readonly hindrance: Hindrance;
  /** What sessions and addresses may take at once. */
  readonly bounded: Bounded;
  /** Told of every refused call. */
  readonly refused: (arrived: Arrived, request: FastifyRequest, refusal: Refusal) => Promise<void>;
}
