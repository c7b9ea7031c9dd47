import type { Entity } from './entity';

/** Two records that a page is about, of which the second belongs to the first: a shelf, and a book on it. */
export interface PairKind {
  readonly first: PairPart;
  readonly second: PairPart;
  /** What the choice of the second says until the first is chosen; a sentence of the catalogue. */
  readonly before: string;
}

interface PairPart {
  readonly to: Entity;
  /** What it is called in the address, and where the choices of the second are narrowed to the first. */
  readonly word: string;
  /** The question where several can be chosen, and what is said where none can; sentences of the catalogue. */
  readonly which: string;
  readonly none: string;
}

/** The ids of both; empty where not chosen yet. */
export interface Pair {
  readonly first: string;
  readonly second: string;
}
