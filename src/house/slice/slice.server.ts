import type { Brand } from '#house/brand/brand.contract';
import type { Seen } from '#house/family/seen.contract';
import type { Feature } from '#house/feature/feature.contract';
import type { Screen } from '#house/menu/menu.contract';
import type { NewsKind, NewsPlace } from '#house/news/news.contract';
import type { Check } from '#database/verify/check';
import type { Call, Route } from '#kit/server/call';
import type { Database } from '#kit/server/db';
import type { Page } from '#kit/server/page';
import type { FinishedWork } from '#kit/server/finished-work';
import type { Telling } from '#kit/server/read/telling';

declare module '#kit/server/product' {
  interface Product {
    /** The checks of each brand's data. */
    readonly checks: readonly Check[];
    /** Where each kind of news leads, for kinds that lead to one screen. */
    readonly news: ReadonlyMap<string, NewsPlace>;
  }
}

/** Names of calls, as made by `calls.rules`. */
type Calls = readonly string[];

/** The calls that a screen grants. */
export interface Grant {
  readonly screen: Screen;
  readonly calls: Calls;
  /** The only brand in which it grants them; by default every brand that has the screen. */
  readonly brand?: Brand;
}

/** A brand of the product, outside a call. */
export type Where = Pick<Call, 'database' | 'product' | 'brand'>;

/**
 * What a slice declares about itself; the policy, the routes and everything else that spans slices are derived from the
 * list of them.
 */
export interface Slice {
  /**
   * The features that it belongs to. While none of them is on, its calls answer 404 and the work that no call asks for rests; its
   * screens name the features too (`Screen.features`). Its checks go on, because its data stays.
   */
  readonly features?: readonly Feature[];
  readonly routes?: readonly Route[];
  /** Pages that it writes on the server, for everybody. */
  readonly pages?: readonly Page[];
  /**
   * What screens grant; everything else is denied. The screen of an entity grants all of the entity's calls and the choice lists that its
   * form needs, and also whatever slices add.
   */
  readonly grants?: readonly Grant[];
  /** What screens grant in place of their entity's own calls, where those are too many or have a condition. */
  readonly only?: readonly Grant[];
  /** Calls that everybody may make, without a token. */
  readonly open?: Calls;
  /** Calls that all staff may make. */
  readonly everyStaff?: Calls;
  /** Calls that only superAdmin and admin may make, which no screen grants. */
  readonly administrators?: Calls;
  /** Calls that a student's token may make; the slice answers the student's own data only. */
  readonly students?: Calls;
  /**
   * Calls that a guardian's token may make, by the access to a child that they need ('' for none); the slice answers records of such
   * children only (FA3).
   */
  readonly guardians?: { readonly [what in Seen | '']?: Calls };
  /** The only calls that a session may make while its password was set by somebody else. */
  readonly firstSteps?: Calls;
  /** Calls denied to a role, whatever its screens. */
  readonly refused?: Readonly<Record<string, Calls>>;
  /** The checks of its data, run by `npm run verify` and the Health screen. */
  readonly checks?: readonly Check[];
  /** What it tells in the lists of other slices. */
  readonly tells?: readonly Telling[];
  /** Where its notifications lead, by kind. */
  readonly news?: { readonly [K in NewsKind]?: NewsPlace };
  /** Called when long work of a call is done; for an import, within its transaction. */
  readonly workDone?: (call: Call, work: FinishedWork) => Promise<void>;
  /** Work for every minute, in every brand; it may take longer, so it receives the clock. */
  readonly minutely?: (where: Where, clock: () => Date) => Promise<void>;
  /** Work for every hour, in every brand. */
  readonly hourly?: (where: Where, now: Date) => Promise<void>;
  /** Limits what was written while the clock was ahead to what it could be if it were written now. */
  readonly boundToClock?: readonly ((database: Database, brand: string, now: Date) => Promise<void>)[];
}
