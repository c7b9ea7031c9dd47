import type { ReactNode } from 'react';

/** What stands at the head of a record's page. */
export interface PageHead {
  readonly name: string;
  /** Its number, where people use one. */
  readonly number?: string;
  readonly status?: ReactNode;
  readonly phone?: string;
  /** As a read gave it, with the record's version; initials stand in its place. */
  readonly picture?: { readonly url: string; readonly version: number } | undefined;
  /** What else says at a glance who or what it is. */
  readonly facts?: readonly Fact[];
}

interface Fact {
  /** In the language in force. */
  readonly label: string;
  readonly value: ReactNode;
}
