import type { Call } from './call';

/** Long work of a call that is done: a file that was imported or exported. */
export interface FinishedWork {
  readonly kind: 'import' | 'export';
  /** The policy's name of the call. */
  readonly right: string;
  /** The English name of what was imported or exported. */
  readonly title: string;
  /** Its screen, if it has one. */
  readonly screen?: string | undefined;
  readonly rows: number;
  /** Lines of an import that were left out. */
  readonly leftOut: number;
}

declare module './product' {
  interface Product {
    /** Announces that long work is done; for an import, within its transaction. */
    readonly workIsDone: (call: Call, work: FinishedWork) => Promise<void>;
  }
}
