import type { ReactNode } from 'react';

/** The content of the head of a record's page. */
export interface PageHead {
  readonly name: string;
  /** Its number, where people use one. */
  readonly number?: string;
  readonly status?: ReactNode;
  readonly phone?: string;
  /** Its address as a read answers it, and the record's version; without a picture, initials are shown. */
  readonly picture?: { readonly url: string; readonly version: number } | undefined;
  /** True for what has ended: what is done only before its end is not offered any more. */
  readonly isOver?: boolean;
  /** Further facts that identify it at a glance. */
  readonly facts?: readonly Fact[];
}

interface Fact {
  /** In the current language. */
  readonly label: string;
  readonly value: ReactNode;
}
