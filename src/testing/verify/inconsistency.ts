import type { Brand } from '#house/brand/brand.contract';

/** An inconsistency of one kind, put in as the database's superuser with guards and triggers off. */
export interface Planted {
  readonly brand: Brand;
  /** Each is planted by itself, and each must be found. */
  readonly sql: readonly string[];
}
