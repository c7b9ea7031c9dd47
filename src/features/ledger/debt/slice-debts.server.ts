import type { Entity } from '#kit/contract/entity';
import type { Debt } from './debt.contract';

/** A kind of document that a person may owe for. */
export interface SliceDebt {
  readonly debt: Debt;
  /** The person who owes. */
  readonly person: Entity;
  /** The call that reads what is owed. */
  readonly reads: string;
  /** Further calls that taking a payment needs. */
  readonly takes: readonly string[];
}

declare module '#house/slice/slice.server' {
  interface Slice {
    /** What is owed for its documents, which the search offers to take. */
    readonly debts?: SliceDebt;
  }
}
