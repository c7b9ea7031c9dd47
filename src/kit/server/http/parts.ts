import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, House, Route } from '#kit/server/call';
import type { Database, Replica } from '#kit/server/db';
import type { Product } from '#kit/server/product';
import type { Hindrance } from '#kit/server/standing';
import type { Refusal } from '#kit/server/refusal';
import type { Bounded } from '#kit/server/bounds';
import type { Policy } from './policy';
import type { Catalogues } from './spoken';

/** The caller of a request and their settings, read before its body. */
export interface Arrived {
  readonly brand: string;
  readonly house: House;
  readonly me: Caller | undefined;
}

/** The parts from which a server is built; the kit knows nothing of the product. */
export interface ServerParts {
  readonly database: Database;
  readonly replica?: Replica | undefined;
  readonly brands: readonly string[];
  readonly routes: readonly Route[];
  readonly policy: Policy;
  /** Passed to each call. */
  readonly product: Product;
  readonly catalogues: Catalogues;
  /** Keys the digests of repeated requests. */
  readonly secret: string;
  readonly clock: () => Date;
  /** Other servers' web apps that may call this API. */
  readonly webOrigins: string[];
  readonly logLevel: string;
  readonly trustedProxy?: string[] | undefined;
  /** Reads the session of a token and the brand's settings in one query. */
  readonly arrive: (
    brand: string,
    token: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<{ house: House; me: Caller | undefined }>;
  /** Called with each brand in which something was just committed. */
  readonly committed: (brand: string) => void;
  /** What currently prevents every write. */
  readonly hindrance: Hindrance;
  /** The limits of sessions and addresses. */
  readonly bounded: Bounded;
  /** Called for every refused call. */
  readonly refused: (arrived: Arrived, request: FastifyRequest, refusal: Refusal) => Promise<void>;
}
