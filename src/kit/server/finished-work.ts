import type { Call } from './call';

/** Work of a call that may last, told of when it is done: a file that was read in or written out. */
export interface FinishedWork {
  readonly kind: 'import' | 'export';
  /** The policy's name of the call. */
  readonly right: string;
  /** The English name of what was read in or written out. */
  readonly title: string;
  /** The screen of what it is, where it has one. */
  readonly screen?: string | undefined;
  readonly rows: number;
  /** Lines of an import that were left out. */
  readonly leftOut: number;
}

declare module './product' {
  interface Product {
    /** Tells whoever is to know that work is done; an import tells within its transaction. */
    readonly workIsDone: (call: Call, work: FinishedWork) => Promise<void>;
  }
}
