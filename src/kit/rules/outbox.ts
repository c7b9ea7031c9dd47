/** A write that waits on this machine until the server has answered it. */
export interface Write {
  /** Made when the person tapped: the record's own id, or the call's Idempotency-Key. Ids ascend in time (UUIDv7). */
  readonly _id: string;
  /** Whose it is: brand and user. Nobody else sends or sees it. */
  readonly account: string;
  /** Where the API of its brand lives. */
  readonly host: string;
  readonly path: string;
  readonly body: unknown;
  /** What sends the body again safely: its own `_id`, or the key. */
  readonly key: 'own id' | 'idempotency key';
  /** Writes of one group arrive in the order in which they were made: those of one register. */
  readonly group: string;
  readonly told: Told;
  /** The address where the person can put it right, and what its form is given to begin with. */
  readonly screen: string;
  readonly draft: { readonly name: string; readonly values: Readonly<Record<string, unknown>> };
  readonly madeAt: string;
  /** What the server said against it; it is sent again only when the person asks. */
  readonly refused?: Refused | undefined;
  /** True where it takes the place of one that was refused: refused again, it stays on the list. */
  readonly corrects?: boolean | undefined;
}

/** What a waiting write is called. Labels are sentences of the catalogue, values are what the person chose or typed. */
export interface Told {
  readonly one: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

export interface Refused {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** What an answer means for the write that it answers: gone, shown as refused, kept until the login, or sent again later. */
export type Verdict = 'refused' | 'log in' | 'later';

/** By the HTTP status of a call that failed; 0 where no answer came. */
export function verdictOf(status: number): Verdict {
  if (status === 401) return 'log in';
  // What says nothing about the write itself: no answer, timeout, too many, a fault of the server's own.
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'later';
  return 'refused';
}

/** True where the others need not be tried either: nobody is there to answer. One write's own fault (500) holds up only its group. */
export function holdsUpAll(status: number): boolean {
  return verdictOf(status) === 'later' && status !== 500 && status !== 501;
}

/** The write to send next: the oldest of the account whose group is not passed over. */
export function nextToSend(
  writes: readonly Write[],
  account: string,
  passedOver: ReadonlySet<string>,
): Write | undefined {
  return inOrder(writes).find((write) => write.account === account && !write.refused && !passedOver.has(write.group));
}

/** The refused writes whose place a newer one takes: a register put right, a mark entered anew. */
export function replacedBy(write: Write, writes: readonly Write[]): Write[] {
  return writes.filter(
    ({ account, group, refused }) => refused !== undefined && account === write.account && group === write.group,
  );
}

/** What waits of a group, the newest: what the screen shows in place of what is saved. */
export function newestOf(writes: readonly Write[], group: string): Write | undefined {
  return inOrder(writes).findLast((write) => write.group === group && !write.refused);
}

/** In the order in which they were made. */
export function inOrder(writes: readonly Write[]): Write[] {
  return writes.toSorted((one, other) => (one._id < other._id ? -1 : 1));
}

const longest = 30_000;

/** How long to wait before the next try, in ms: 1, 2, 4 … at most 30 seconds. */
export function delayAfter(failures: number): number {
  return Math.min(longest, 1000 * 2 ** Math.max(0, failures - 1));
}
