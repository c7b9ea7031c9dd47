import type { Day } from '#kit/contract/day';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import type { Fragment } from '#kit/server/sql/fragment';
import type { Feature } from '#house/feature/feature.contract';
import type { Screen } from '#house/menu/menu.contract';

/** The moment that an owner asks about, with the brand and its time zone: the evening of a day, or now, if that evening is still to come. */
export interface OwnerAsked extends Pick<Call, 'brand' | 'product' | 'today' | 'now'> {
  readonly date: Day;
  readonly house: Pick<Call['house'], 'timeZone'>;
}

/** The result of one search for something that needs attention. */
export interface Found {
  readonly count: number;
  /** Null for what is not about money. */
  readonly amount: Money | null;
  /** The name of the thing, if there can be several of a kind, and by how many per cent it is above its mean. */
  readonly name?: string;
  readonly percent?: number;
}

/** A kind of thing that an owner should look at (OW2). */
export interface Attention {
  /** Its name on the wire. */
  readonly kind: string;
  /** A select of `Found`: no row where nothing was found, or one whose count is 0. */
  readonly found: (asked: OwnerAsked) => Fragment;
  /** The sentence about it, in the current language; `shown` writes an amount. */
  readonly text: (found: Found, shown: (amount: Money) => string) => string;
  /** The screen of its list, and the filter. */
  readonly screen: Screen;
  readonly search?: (found: Found, asked: OwnerAsked) => Readonly<Record<string, string>>;
}

/** A fact about each account besides its balance. */
export interface AccountFact {
  /** Its name on the wire. */
  readonly name: string;
  /** SQL over the account with this id. */
  readonly value: (asked: OwnerAsked, id: Fragment) => Fragment;
}

/** An amount of the business as a whole. */
export interface OwnerFigure {
  /** Its name on the wire. */
  readonly name: string;
  /** SQL of one value. */
  readonly amount: (asked: OwnerAsked) => Fragment;
}

/** Things that users did on the day, if they interest the owner. */
export interface Doing {
  readonly does: 'receipts' | 'voids' | 'discounts' | 'differences';
  /** A select of rows with `userID`, `count` and `amount`; a user may have several rows. */
  readonly rows: (asked: OwnerAsked) => Fragment;
}

/** What a slice tells the owner. */
export interface OwnerParts {
  readonly attention?: readonly Attention[];
  readonly accounts?: readonly AccountFact[];
  readonly figures?: readonly OwnerFigure[];
  readonly people?: readonly Doing[];
}

/** What a slice tells the owner, with the features that it belongs to: while they are off it tells nothing. */
export interface FeaturedParts extends OwnerParts {
  readonly features: readonly Feature[] | undefined;
}

declare module '#house/slice/slice.server' {
  interface Slice {
    /** What it tells the owner of the business (OW). */
    readonly tellsOwner?: OwnerParts;
  }
}

declare module '#kit/server/product' {
  interface Product {
    /** What slices tell the owner. */
    readonly ownerParts: readonly FeaturedParts[];
  }
}
