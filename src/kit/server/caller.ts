import type { Quota } from './bounds';

/** What the kit knows of every caller. */
interface AnyCaller {
  readonly sessionID: string;
  readonly _id: string;
  readonly name: string;
  /** The quota of saving and of logging in within an hour. */
  readonly quota: Quota;
  /** Paths of the screens that open: those that the role grants, without those whose feature is switched off. */
  readonly screens: ReadonlySet<string>;
  /** Paths of all screens that the role grants: nobody can give others more than these. */
  readonly granted: ReadonlySet<string>;
  /** The features that are switched on. */
  readonly features: ReadonlySet<string>;
  /** Present if the password was set by somebody else: the only call allowed is the choice of a new one. */
  readonly confined?: true;
}

/** The kinds of callers that the product has, by name: it declares the further facts of each by merging. */
export interface Callers {}

/** The caller, read from the database at each request: the token itself proves only the session. */
export type Caller = keyof Callers extends never ? AnyCaller : AnyCaller & Callers[keyof Callers];
