import type { Brand } from '#house/brand/brand.contract';
import type { Screen } from '#house/menu/menu.contract';
import type { NewsKind, NewsPlace } from '#house/news/news.contract';
import type { Check } from '#database/verify/check';
import type { Call, Route } from '#kit/server/call';
import type { Database } from '#kit/server/db';
import type { FinishedWork } from '#kit/server/finished-work';

declare module '#kit/server/product' {
  interface Product {
    /** What must hold of each brand's data. */
    readonly checks: readonly Check[];
    /** Where each kind of news leads that leads to one screen. */
    readonly news: ReadonlyMap<string, NewsPlace>;
  }
}

/** Names of calls, made by `calls.rules`. */
type Calls = readonly string[];

/** The calls that a screen grants. */
export interface Grant {
  readonly screen: Screen;
  readonly calls: Calls;
  /** The one brand in which it grants them; every brand that has the screen where it is left out. */
  readonly only?: Brand;
}

/** A brand of the product, where no call is under way. */
export type Where = Pick<Call, 'database' | 'product' | 'brand'>;

/** What a slice tells of itself: policy, routes and whatever else spans all slices are made of the list of them. */
export interface Slice {
  readonly routes?: readonly Route[];
  /**
   * What screens grant: default deny. The screen of an entity of which no slice says more grants all of its calls, and the
   * choice lists that its form needs.
   */
  readonly grants?: readonly Grant[];
  /** Calls of everybody, without a token. */
  readonly open?: Calls;
  /** Calls of everyone who is logged in as staff. */
  readonly everyStaff?: Calls;
  /** Calls of superAdmin and admin alone, which no screen grants. */
  readonly administrators?: Calls;
  /** Calls of a student's token: the slice answers own data only. */
  readonly students?: Calls;
  /** Calls that a session makes whose password somebody else set; it makes no other. */
  readonly firstSteps?: Calls;
  /** Calls that a role is refused, whatever its screens. */
  readonly refused?: Readonly<Record<string, Calls>>;
  /** What must hold of its data: `npm run verify` and the Health screen prove it. */
  readonly checks?: readonly Check[];
  /** Where what it tells people of leads, by kind. */
  readonly news?: { readonly [K in NewsKind]?: NewsPlace };
  /** Told where work of a call that may last is done; an import tells within its transaction. */
  readonly workDone?: (call: Call, work: FinishedWork) => Promise<void>;
  /** What each hour brings, in every brand. */
  readonly hourly?: (where: Where, now: Date) => Promise<void>;
  /** Brings what was written while the clock was ahead back to what it could be had it been written now. */
  readonly boundToClock?: readonly ((database: Database, brand: string, now: Date) => Promise<void>)[];
}
