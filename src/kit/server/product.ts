import type { Entity } from '#kit/contract/entity';
import type { Caller } from './caller';
import type { Policy } from './policy';
import type { Actor } from './plain-tables';

/**
 * What a product passes to each of its calls: one object, created where the app is built. The kit knows only the members declared here;
 * the owner of another member declares it by merging.
 */
export interface Product {
  /** What the program is called, for people. */
  readonly program: string;
  /** The policy: it says of each call whether a caller may make it. */
  readonly rights: Policy;
  /** Names a caller to the activity log, in columns that are empty where there is none. */
  readonly actorOf: (me: Caller | undefined) => Actor;
  /** All entities, so that the kit can say what refers to a record. */
  readonly entities: readonly Entity[];
  /** Names that any body may contain without effect (the closed list of B5). */
  readonly setByServer: readonly string[];
}
