import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from './tables';
import type { Entity } from '#kit/contract/entity';
import { type Language, t } from '#kit/contract/language';
import type { Database } from './db';
import type { Bounded } from './bounds';
import type { Caller } from './caller';
import type { NumberStock } from './number-stock';
import type { Product } from './product';
import { refuse } from './refusal';
import type { Fragment } from './sql/fragment';

/** The settings of a brand that the kit needs at every call; code that needs another declares it by merging. */
export interface House {
  readonly timeZone: string;
  /** The calling code of phones that are written without one. */
  readonly countryCode: string;
  /** The names of the features that are switched on. */
  readonly features: ReadonlySet<string>;
}

/** What many writes of one call collect, to be written for all of them together. */
export interface Batch {
  /** Lines of the activity log. */
  readonly events: Insertable<Tables['activity']>[];
  /** The numbers reserved for them. */
  readonly numbers: NumberStock;
}

/** Long work whose client follows the progress. */
export interface Work {
  /** Reports how much is done, of how much; 0 if that is not known. */
  tell(done: number, known: number): void;
  /** Aborted when nobody waits for the result any more. */
  readonly signal: AbortSignal;
}

/** A call in progress: everything that a handler may know. */
export interface Call {
  readonly brand: string;
  /** This brand's tables; inside a write, the one transaction of the call. */
  readonly db: Kysely<Tables>;
  readonly database: Database;
  /** The database that a report or a file reads: a replica that has caught up, if there is one. */
  readonly reading: Database;
  readonly me: Caller | undefined;
  readonly house: House;
  readonly language: Language;
  /** The moment of the call, and its day in the organisation's time zone. */
  readonly now: Date;
  readonly today: string;
  /** The current moment, which for long work is later than `now`. */
  readonly clock: () => Date;
  /** The network address of the caller. */
  readonly address: string;
  /** The condition that narrowed the right to this call, from the route's `condition`; '' for none. */
  readonly narrowed: Condition;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The limits on what the caller may use at the same time. */
  readonly bounded: Bounded;
  /** The product's shared objects. */
  readonly product: Product;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * Lines of the activity log to be written together at the end of the transaction; without it each is written at once.
   */
  readonly events?: Batch['events'];
  /**
   * Identifies the transaction, or a part of it that may be rolled back by itself: what is locked there is remembered under this object,
   * which copies of the call share. Undefined outside a transaction.
   */
  readonly holding?: object;
  /** For a call that creates many records one by one: what is written for all of them together. */
  readonly batch?: Batch;
  /** Present if the client follows the progress of the work. */
  readonly work?: Work | undefined;
  /**
   * Runs a short transaction, for calls that do not run in one as a whole (`transactions: 'own'`, GET, `prepare`). The
   * task receives the call inside that transaction; returns its result.
   */
  transact<T>(task: (call: Call) => Promise<T>): Promise<T>;
  /**
   * Runs the main transaction of a call with `transactions: 'own'`, once. With a key its answer is stored for repeats;
   * if the same key has been sent again since the call arrived, it is refused and saves nothing.
   */
  conclude<T>(task: (call: Call) => Promise<T>): Promise<T>;
  /** Runs a task after the transaction has committed; its failure does not fail the call. */
  afterCommit(task: () => Promise<void> | void): void;
}

/** The caller of a call that needs a token; throws if there is none. */
export function caller(call: Call): Caller {
  if (!call.me) throw new Error('A call without a caller reached a handler that needs one');
  return call.me;
}

/** Ends a call that nobody waits for any more; its transaction is rolled back. */
export function refuseCancelled({ work }: Call): void {
  if (work?.signal.aborted) refuse(409, t('Cancelled. Nothing was saved.'));
}

/** A condition in a row of the policy, by its name in brackets; '' for none. */
export type OneCondition = `[${string}]` | '';

/** A condition, or several of which one suffices. */
export type Condition = OneCondition | readonly OneCondition[];

/** One server call, as named in permissions.csv, with its handler. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the brand's host, with parameters in braces. */
  readonly path: string;
  readonly title: string;
  /** The policy's name for the call if it is not method and path: a record belongs to its list. */
  readonly right?: string;
  /**
   * Narrows the row of the policy for the call if the path alone does not determine it (`[feeID]`); of several, as for
   * a record that does not exist, one suffices.
   */
  readonly condition?: (call: Call, body: unknown) => Promise<Condition> | Condition;
  readonly accepts?: readonly ('json' | 'form' | 'multipart')[];
  /**
   * A POST that only reads: it runs outside a transaction and is not stored for repeats. A report may read the replica.
   */
  readonly asks?: true | 'report';
  /**
   * Whether a write saves records, which a full disk and a quota refuse, where that does not follow from who may make it: one that
   * needs no login saves none, every other does.
   */
  readonly saves?: 'records' | 'nothing';
  /**
   * Work that takes processor time or waits for something other than the database: hashing, reading a file, re-encoding
   * a picture. It runs after the right to the call is known and before the transaction, and holds no connection. Its
   * result is the body that `handle` receives.
   */
  readonly prepare?: (call: Call, body: unknown) => Promise<unknown>;
  /** The call opens short transactions by itself (`call.transact`): between them it holds no connection and no lock. */
  readonly transactions?: 'own';
  /** A GET that answers nothing before it has asked the database, so that its first query can also confirm the caller. */
  readonly asksFirst?: true;
  /** The records that the caller may choose from, if the call answers the choices of an entity. */
  readonly choosesFrom?: Choices;
  /** The most bytes that a body may have; 1 MB by default. */
  readonly bodyLimit?: number;
  /** The most bytes of a body of a call that needs no login, where that is not `Bounds.publicBody`. */
  readonly publicBodyLimit?: number;
  /** The entity whose records the call reads or writes, for the calls of an entity. */
  readonly entity?: Entity;
  /** Shapes for the generated description. */
  readonly schema: RouteSchema;
  readonly handle: (call: Call, body: unknown) => Promise<unknown>;
}

/** The records of a table that a caller sees and chooses from; all of them if `within` returns undefined. */
export interface Choices {
  readonly table: string;
  readonly within: (call: Call) => Fragment | undefined;
}

export interface RouteSchema {
  readonly body?: () => object;
  readonly reply: () => object;
  readonly query?: readonly string[];
  /** The values that a parameter of the query takes, if they are the call's own. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** The member of a refusal with the list of what prevents the call, besides the sentence. */
  readonly names?: string;
}

/** The name under which an account's share is counted, whatever number of sessions it has. */
export function accountOf({ brand, me, address }: Call): string {
  return me ? `${brand} ${me._id}` : address;
}
