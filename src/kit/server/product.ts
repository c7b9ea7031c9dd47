import type { Entity } from '#kit/contract/entity';

/**
 * What a product passes to each of its calls: one object, created where the app is built. The kit knows only the
 * members declared here; whoever owns another declares it by merging.
 */
export interface Product {
  /** All entities, so that the kit can say what refers to a record. */
  readonly entities: readonly Entity[];
  /** Names that any body may contain without effect (the closed list of B5). */
  readonly setByServer: readonly string[];
}
