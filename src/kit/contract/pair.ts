import type { Entity } from './entity';

/** Two records that a page is about, of which the second belongs to the first: a shelf, and a book on it. */
export interface PairKind {
  readonly first: PairPart;
  readonly second: PairPart;
  /** The text of the second choice until the first is made; a sentence of the catalogue. */
  readonly before: string;
}

interface PairPart {
  readonly to: Entity;
  /** Its name in the address, and in the filter that narrows the choices of the second to the first. */
  readonly word: string;
  /** The question if several can be chosen, and the text if none can; sentences of the catalogue. */
  readonly which: string;
  readonly none: string;
}

/** The ids of both; empty where not chosen yet. */
export interface Pair {
  readonly first: string;
  readonly second: string;
}
