import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House, Route } from '#kit/server/call';
import type { Caller } from '#kit/server/caller';
import type { Database, Replica } from '#kit/server/db';
import type { Ahead } from '#kit/server/driver/ahead';
import type { Product } from '#kit/server/product';
import type { Hindrance } from '#kit/server/standing';
import type { Refusal } from '#kit/server/refusal';
import type { Bounded } from '#kit/server/bounds';
import type { Page } from '#kit/server/page';
import type { Policy } from '#kit/server/policy';
import type { Catalogues } from './spoken';

/** The caller of a request and their settings, read before its body. */
export interface Arrived {
  readonly brand: string;
  readonly house: House;
  readonly me: Caller | undefined;
}

/** The caller who is expected, with the statement that confirms it, which is sent together with the first statements of a read. */
export interface Expected extends Omit<Arrived, 'brand'> {
  readonly ahead: Ahead;
}

/** The keys under which the calls of a token are counted. */
export interface Bearer {
  readonly session: string;
  readonly account: string;
}

/** The parts from which a server is built; the kit knows nothing of the product. */
export interface ServerParts {
  readonly database: Database;
  readonly replica?: Replica | undefined;
  readonly brands: readonly string[];
  readonly routes: readonly Route[];
  /** The pages that the server itself writes, outside the API. */
  readonly pages: readonly Page[];
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
  /** The owner of a token, by its signature alone; undefined if it is not one of ours. The session may have ended. */
  readonly whose: (brand: string, token: string) => Promise<Bearer | undefined>;
  /**
   * Who is expected behind a token, if that is known from before; nothing may be answered to them before the statement sent ahead was
   * answered.
   */
  readonly expect: (brand: string, token: string, reply: FastifyReply) => Expected | undefined;
  /** Called with each brand in which something was just committed. */
  readonly committed: (brand: string) => void;
  /** What currently prevents every write. */
  readonly hindrance: Hindrance;
  /** The limits of sessions and addresses. */
  readonly bounded: Bounded;
  /** Called for every refused call. */
  readonly refused: (arrived: Arrived, request: FastifyRequest, refusal: Refusal) => Promise<void>;
}
