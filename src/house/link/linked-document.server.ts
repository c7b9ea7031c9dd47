import type { ReactElement } from 'react';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import type { Fragment } from '#kit/server/sql/fragment';
import type { Feature } from '#house/feature/feature.contract';
import type { PaperFact, PaperShown } from '#house/paper/proven-paper.server';
import type { LinkKind, LinkState } from './link.contract';

/** A document as anybody sees it who has its link: what is printed, in words and rows (PU7). */
export interface LinkedTold {
  readonly state: LinkState;
  /** Labels and values in the language of whoever reads. */
  readonly facts: readonly PaperFact[];
  readonly document: PublicDocument;
  /** What is still to be paid of it. */
  readonly toPay: Money;
}

export interface PublicDocument {
  readonly columns: readonly string[];
  /** A cell for each column; amounts stand in the last. */
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly PaperFact[];
}

/** Documents of one kind that a link shows. */
export interface LinkedDocument {
  readonly kind: LinkKind;
  /** The feature whose links they are: what it does rests while it is off. */
  readonly feature: Feature;
  /** For how many days a link is good. */
  readonly days: number;
  /** True in SQL where the record is there and not voided. */
  readonly isThere: (call: Call, recordID: Fragment) => Fragment;
  readonly tell: (call: Call, recordID: string, currencySign: string) => Promise<LinkedTold>;
  /** The document as a PDF, and the name of that file. */
  readonly print: (
    call: Call,
    recordID: string,
    house: HouseStyle,
  ) => Promise<{ readonly document: ReactElement; readonly file: string }>;
  /** What the staff's search leads to. */
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
