import type { ReactElement } from 'react';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import type { Fragment } from '#kit/server/sql/fragment';
import type { Feature } from '#house/feature/feature.contract';
import type { PaperFact, PaperShown } from '#house/paper/proven-paper.server';
import type { LinkKind, LinkState } from './link.contract';

/** A document as shown to everybody who has its link: what is printed, as facts and rows (PU7). */
export interface LinkedTold {
  readonly state: LinkState;
  /** Labels and values in the reader's language. */
  readonly facts: readonly PaperFact[];
  readonly document: PublicDocument;
  /** The amount still to be paid. */
  readonly toPay: Money;
}

export interface PublicDocument {
  readonly columns: readonly string[];
  /** A cell for each column; the amounts are in the last one. */
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly PaperFact[];
}

/** Documents of one kind that a link shows. */
export interface LinkedDocument {
  readonly kind: LinkKind;
  /** The feature that the links belong to; they are not shown while it is off. */
  readonly feature: Feature;
  /** How many days a link is valid. */
  readonly days: number;
  /** A condition in SQL: the record exists and is not voided. */
  readonly isThere: (call: Call, recordID: Fragment) => Fragment;
  readonly tell: (call: Call, recordID: string, currencySign: string) => Promise<LinkedTold>;
  /** The document as a PDF, and the name of that file. */
  readonly print: (
    call: Call,
    recordID: string,
    house: HouseStyle,
  ) => Promise<{ readonly document: ReactElement; readonly file: string }>;
  /** The record that the staff's search leads to. */
  readonly shown: (call: Call, recordID: string) => Promise<PaperShown | undefined>;
}

declare module '#house/slice/slice.server' {
  interface Slice {
    /** The documents of this slice to which there are links (PU). */
    readonly links?: readonly LinkedDocument[];
  }
}

declare module '#kit/server/product' {
  interface Product {
    /** All documents to which there are links. */
    readonly links: readonly LinkedDocument[];
  }
}
