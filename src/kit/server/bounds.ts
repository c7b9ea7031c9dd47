/** Connections to the database for calls. */
export const mostConnections = 16;

/** The limits on what one client may use, which SECURITY.md lists for people. */
export interface Bounds {
  /** Simultaneous calls of a session, or of an address without one. */
  readonly calls: number;
  /** Simultaneous calls of an account, across all its sessions. */
  readonly callsOfAccount: number;
  /**
   * Simultaneous writing transactions of an account, or of an address without one: a quarter of the connections, so that the others
   * remain for everybody else. Further ones wait without a connection, at most as many as calls may be under way.
   */
  readonly writes: number;
  /** Calls in an hour that save something, and logins: for an account with the usual quota; others have ten times as many. */
  readonly records: number;
  /** Bytes of the body of a call that needs no login, unless its route says otherwise. */
  readonly publicBody: number;
  /** Bytes of such bodies that an address may send in a minute. */
  readonly publicBytes: number;
  /** Members and elements of a JSON body: each costs more to read and to judge than its bytes say. */
  readonly values: number;
  /** Members and elements of a JSON body whose sender is not logged in. */
  readonly publicValues: number;
  /** Requests on one connection that may wait for their answer. */
  readonly pipelined: number;
  /** Simultaneous whole lists of an account that are too long to be answered in one piece. */
  readonly streams: number;
  /** Files made for an account at the same time. */
  readonly files: number;
  /** Documents made for an account as PDF at the same time. */
  readonly documents: number;
  /** Imports of an account at the same time. */
  readonly imports: number;
  /** Calls of an account at the same time that bring pictures. */
  readonly pictures: number;
  /** Pages of one user, across all sessions, that receive changes; others read again when they are looked at. */
  readonly pages: number;
  /** Milliseconds for which a reader may take nothing of an answer that is sent in pieces. */
  readonly readerPatience: number;
  /** The fewest bytes a second that it must take on average over that time. */
  readonly readerPace: number;
  /** Milliseconds that an answer in pieces may last, including its reader's time. */
  readonly answerDeadline: number;
  /**
   * Open connections of an address: enough for an office behind a single one, with six for each browser. A trusted proxy may have any
   * number.
   */
  readonly connections: number;
  /** Open connections of all addresses together. */
  readonly allConnections: number;
  /** Milliseconds in which the headers of a request must arrive, even of one that never begins. */
  readonly headPatience: number;
  /** Milliseconds in which the whole of a request must arrive. */
  readonly requestPatience: number;
  /**
   * Milliseconds that a connection stays open for another request: longer than proxies keep theirs, because they reuse
   * them.
   */
  readonly idlePatience: number;
  /** Visits to public pages in a minute: from one address, and to a brand. */
  readonly visits: number;
  readonly visitsOfBrand: number;
  /** Requests in a minute that a machine with a key of its own may make. */
  readonly handedIn: number;
}

export const usualBounds: Bounds = {
  calls: 32,
  callsOfAccount: 64,
  writes: mostConnections / 4,
  records: 200,
  publicBody: 16_384,
  publicBytes: 4_194_304,
  values: 50_000,
  publicValues: 500,
  pipelined: 8,
  streams: 2,
  files: 1,
  documents: 3,
  imports: 1,
  pictures: 2,
  pages: 20,
  readerPatience: 60_000,
  readerPace: 4_096,
  answerDeadline: 1_800_000,
  connections: 512,
  allConnections: 4_096,
  headPatience: 30_000,
  requestPatience: 120_000,
  idlePatience: 72_000,
  visits: 60,
  visitsOfBrand: 600,
  handedIn: 60,
};

/** How much an account may save, and how often log in: as often as `Bounds.records` says, or ten times as often. */
export type Quota = 'usual' | 'tenfold';

/** How many of something each of many names may have at the same time. */
export interface Shares {
  /**
   * Takes one of the places of a name (a session, an address); returns the function that gives it back, to be called
   * once. Refused with 429 if all places of the name are taken.
   */
  take(name: string): () => void;
  /** Takes a place like `take`, for what cannot be refused with a message; undefined if all places of the name are taken. */
  tryTake(name: string): (() => void) | undefined;
}

/** How often each of many names may do something in a while. */
export interface Rates {
  /** Counts once, or `times` times; refused with 429 if the name has done it too often. */
  count(name: string, now: Date, times?: number): void;
}

/** Tasks of many names, a few of each at once. */
export interface Queues {
  /** Runs a task of a name when its turn comes; 429 if too many of that name wait. */
  run<T>(name: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** The limits for each session, user and address, with what is currently taken; one object for each server. */
export interface Bounded {
  readonly bounds: Bounds;
  readonly calls: Shares;
  readonly callsOfAccount: Shares;
  readonly writes: Queues;
  readonly records: Readonly<Record<Quota, Rates>>;
  readonly logins: Readonly<Record<Quota, Rates>>;
  readonly publicBytes: Rates;
  readonly streams: Shares;
  readonly files: Shares;
  readonly documents: Shares;
  readonly imports: Shares;
  readonly pictures: Shares;
  readonly pages: Shares;
  readonly visits: Rates;
  readonly visitsOfBrand: Rates;
  readonly handedIn: Rates;
}
