/** How much of what one client may take. docs/trust.md tells them to people. */
export interface Bounds {
  /** Calls of a session, or of an address without one, that are under way at once. */
  readonly calls: number;
  /** Requests on one connection that wait for their answer. */
  readonly pipelined: number;
  /** Whole lists of an account that are on their way at once, where they are too long to be answered in one piece. */
  readonly streams: number;
  /** Files that are made for an account at once. */
  readonly files: number;
  /** Pages of one user, whatever number of sessions he has, that are told of changes; the rest read anew when looked at. */
  readonly pages: number;
  /** Milliseconds that a reader may take nothing of an answer that is sent in pieces. */
  readonly readerPatience: number;
  /** Bytes a second that it takes of it on the average of that time, at least. */
  readonly readerPace: number;
  /** Milliseconds that an answer in pieces may last, its reader's time counted. */
  readonly answerDeadline: number;
  /** Open connections of an address: an office behind one has room, with six for each browser. A trusted proxy has all. */
  readonly connections: number;
  /** Open connections of all addresses together. */
  readonly allConnections: number;
  /** Milliseconds in which the head of a request must be there, also of one that never begins. */
  readonly headPatience: number;
  /** Milliseconds in which a request must be there as a whole. */
  readonly requestPatience: number;
  /** Milliseconds that a connection stays open for a next request: longer than proxies keep theirs, for they reuse them. */
  readonly idlePatience: number;
}

export const usualBounds: Bounds = {
  calls: 32,
  pipelined: 8,
  streams: 2,
  files: 1,
  pages: 20,
  readerPatience: 60_000,
  readerPace: 4_096,
  answerDeadline: 1_800_000,
  connections: 512,
  allConnections: 4_096,
  headPatience: 30_000,
  requestPatience: 120_000,
  idlePatience: 72_000,
};

/** What each of many may have under way at once. */
export interface Shares {
  /**
   * Takes one of the places of a name (a session, an address) and answers what gives it back, once. Refused with 429
   * where all places of the name are taken.
   */
  take(name: string): () => void;
  /** The same for what cannot be refused in words: undefined where all places of the name are taken. */
  tryTake(name: string): (() => void) | undefined;
}

/** What is bounded by session, user and address, with what is taken at the moment; one for each server. */
export interface Bounded {
  readonly bounds: Bounds;
  readonly calls: Shares;
  readonly streams: Shares;
  readonly files: Shares;
  readonly pages: Shares;
}
