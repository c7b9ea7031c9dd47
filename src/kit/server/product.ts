import type { Entity } from '#kit/contract/entity';

/**
 * What a product hands on to each of its calls: one object, put together where the app is built. The kit knows the members
 * that stand here; whoever owns another declares it by merging.
 */
export interface Product {
  /** Every entity there is, so that the kit can say what refers to a record. */
  readonly entities: readonly Entity[];
  /** Names that any body may carry without effect (B5's closed list). */
  readonly setByServer: readonly string[];
}
