import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from './tables';
import { type Language, t } from '#kit/contract/language';
import type { Database } from './db';
import type { Bounded } from './bounds';
import type { NumberStock } from './number-stock';
import type { Product } from './product';
import { refuse } from './refusal';

/** Who calls, read afresh at each request: the token itself proves only the session. */
export interface Caller {
  readonly kind: 'staff' | 'student';
  readonly sessionID: string;
  readonly _id: string;
  readonly name: string;
  readonly userType: string;
  readonly teacherID: string | null;
  /** The employee whose login it is. */
  readonly employeeID: string | null;
  readonly studentID: string | null;
  /** Paths of the screens that the role grants. */
  readonly screens: ReadonlySet<string>;
  /** Came with a password that somebody else set: makes no call but the choice of a new one. */
  readonly confined?: true;
}

/** What a brand's settings say that every call needs. */
export interface House {
  readonly timeZone: string;
  readonly phone: string;
  readonly minimumPassword: number;
}

/** What many writes of one call share, so that each need not be written by itself. */
export interface Batch {
  /** Lines of the activity log. */
  readonly events: Insertable<Tables['activity']>[];
  /** The numbers that were set aside for them. */
  readonly numbers: NumberStock;
}

/** Work that lasts, as its client follows it. */
export interface Work {
  /** Tells how much is done, of how much; 0 where that is not known. */
  tell(done: number, known: number): void;
  /** Aborted once nobody waits for the end any more. */
  readonly signal: AbortSignal;
}

/** One call under way: all that a handler may know. */
export interface Call {
  readonly brand: string;
  /** This brand's tables; inside a write, the one transaction of the call. */
  readonly db: Kysely<Tables>;
  readonly database: Database;
  /** Where a report or a file reads: a replica that has caught up, where there is one. */
  readonly reading: Database;
  readonly me: Caller | undefined;
  readonly house: House;
  readonly language: Language;
  /** The moment of the call, and its day in the organisation's time zone. */
  readonly now: Date;
  readonly today: string;
  /** The moment that it is now: work that lasts ends later than it began. */
  readonly clock: () => Date;
  /** Where the caller is. */
  readonly address: string;
  /** What narrowed the right to this call, as the route's `condition` said; '' where nothing did. */
  readonly narrowed: Condition;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** What the caller may take at once, beside others. */
  readonly bounded: Bounded;
  /** What belongs to the product as a whole. */
  readonly product: Product;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Lines of the activity log that are written together at the end of the transaction; without it each at once. */
  readonly events?: Batch['events'];
  /** Where a call makes many records one by one: what is written for all of them at once. */
  readonly batch?: Batch;
  /** Where the client follows the work: how far it is told. */
  readonly work?: Work | undefined;
  /**
   * Runs a short transaction: for calls that do not run in one as a whole (`transactions: 'own'`, GET, `prepare`). The task
   * gets the call as it is within it.
   */
  transact<T>(task: (call: Call) => Promise<T>): Promise<T>;
  /**
   * Runs the transaction that a call with `transactions: 'own'` is about, once: under a key its answer is kept for a repeat, and
   * where the same key was sent again since the call came, it is refused and saves nothing.
   */
  conclude<T>(task: (call: Call) => Promise<T>): Promise<T>;
  /** Runs once the transaction is committed; what it does cannot fail the call. */
  afterCommit(task: () => Promise<void> | void): void;
}

/** The caller of a call that the policy lets nobody make without a token. */
export function caller(call: Call): Caller {
  if (!call.me) throw new Error('A call without a caller reached a handler that needs one');
  return call.me;
}

/** Ends a call that nobody waits for any more; its transaction takes everything back. */
export function refuseCancelled({ work }: Call): void {
  if (work?.signal.aborted) refuse(409, t('Cancelled. Nothing was saved.'));
}

/** A condition in a row of the policy, or several of which one suffices; '' where there is none. */
export type Condition = string | readonly string[];

/** One server call: what permissions.csv names, and what answers it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Wire path below the brand host, parameters in braces. */
  readonly path: string;
  readonly title: string;
  /** The policy's name of the call where it is not method and path: a record falls under its list. */
  readonly right?: string;
  /**
   * Narrows the row of the policy that the call falls under where the path alone does not say (`[feeID]`); of several, as for
   * a record that is not there, one suffices.
   */
  readonly condition?: (call: Call, body: unknown) => Promise<Condition> | Condition;
  readonly accepts?: readonly ('json' | 'form' | 'multipart')[];
  /** A POST that only asks: it runs in no transaction and is not kept for a repeat. A report may read the replica. */
  readonly asks?: true | 'report';
  /**
   * What takes processor time or waits for something else than the database: hashing, reading a file, drawing a picture. It
   * runs before the transaction, after the right to the call is known, and holds no connection. What it answers is the
   * body that `handle` gets.
   */
  readonly prepare?: (call: Call, body: unknown) => Promise<unknown>;
  /** The call opens short transactions by itself (`call.transact`): between them it holds no connection and no lock. */
  readonly transactions?: 'own';
  /** Bytes a body may have; default 1 MB. */
  readonly bodyLimit?: number;
  /** Shapes for the generated description. */
  readonly schema: RouteSchema;
  readonly handle: (call: Call, body: unknown) => Promise<unknown>;
}

export interface RouteSchema {
  readonly body?: () => object;
  readonly reply: () => object;
  readonly query?: readonly string[];
  /** The words that a name of the query takes, where they are the call's own. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
}

/** Whose share is taken, whatever number of sessions he has. */
export function accountOf({ brand, me, address }: Call): string {
  return me ? `${brand} ${me._id}` : address;
}
