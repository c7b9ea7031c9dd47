import type { ReactNode } from 'react';

/** What the head of a record's page shows. */
export interface PageHead {
  readonly name: string;
  /** Its number, where people use one. */
  readonly number?: string;
  readonly status?: ReactNode;
  readonly phone?: string;
  /** Its address as a read answers it, and the record's version; without a picture, initials are shown. */
  readonly picture?: { readonly url: string; readonly version: number } | undefined;
  /** What else says at a glance who or what it is. */
  readonly facts?: readonly Fact[];
}

interface Fact {
  /** In the current language. */
  readonly label: string;
  readonly value: ReactNode;
}
