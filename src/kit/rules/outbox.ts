import { isObject } from '#kit/contract/parse';

/** A write that waits on this device until the server has answered it. */
export interface Write {
  /** Made at the tap: the record's own id, or the call's Idempotency-Key. Ids ascend with time (UUIDv7). */
  readonly _id: string;
  /** Its owner: brand and user. Nobody else sends or sees it. */
  readonly account: string;
  /** The address of its brand's API. */
  readonly host: string;
  readonly path: string;
  readonly body: unknown;
  /** What makes it safe to send the body again: its own `_id`, or the key. */
  readonly key: 'own id' | 'idempotency key';
  /** Writes of one group, such as a register, arrive in the order in which they were made. */
  readonly group: string;
  readonly told: Told;
  /** The address where it can be corrected, and the initial values of the form there. */
  readonly screen: string;
  readonly draft: { readonly name: string; readonly values: Readonly<Record<string, unknown>> };
  readonly madeAt: string;
  /** The name of the date in the body: a write that is refused for its date can be saved with today's. */
  readonly dated?: string | undefined;
  /**
   * Members that are added to its body if it is refused, after having waited, for what happened meanwhile (409), because the person who
   * made it is no longer there to decide. The first attempt is sent without them.
   */
  readonly whenLate?: Readonly<Record<string, unknown>> | undefined;
  /** The server's refusal; it is then sent again only when the person asks. */
  readonly refused?: Refused | undefined;
  /** True if it replaces one that was refused: if it is refused again, it stays on the list. */
  readonly corrects?: boolean | undefined;
}

/** The description of a waiting write. Labels are sentences of the catalogue, values what the person chose or typed. */
export interface Told {
  readonly one: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

export interface Refused {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** What a failure means for a write: it is shown as refused, waits for the login, or is sent again later. */
export type Verdict = 'refused' | 'log in' | 'later';

/** The verdict for the HTTP status of a failed call; 0 if there was no answer. */
export function verdictOf(status: number): Verdict {
  if (status === 401) return 'log in';
  // These say nothing about the write itself: no answer, a timeout, too many requests, a fault of the server.
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'later';
  return 'refused';
}

/**
 * True if other writes need not be tried either, because nobody is there to answer. A fault of one write (500) delays
 * only its group.
 */
export function holdsUpAll(status: number): boolean {
  return verdictOf(status) === 'later' && status !== 500 && status !== 501;
}

/**
 * The form in which a write that waited and was refused with this status is sent once more; undefined if it has no members for that. A
 * refusal saved nothing, so nothing is stored under its id yet.
 */
export function lateOf(write: Write, status: number): Write | undefined {
  const { body, whenLate } = write;
  if (status !== 409 || whenLate === undefined || !isObject(body)) return undefined;
  return { ...write, body: { ...body, ...whenLate }, whenLate: undefined };
}

/** The write to send next: the account's oldest one whose group is not skipped. */
export function nextToSend(
  writes: readonly Write[],
  account: string,
  passedOver: ReadonlySet<string>,
): Write | undefined {
  return inOrder(writes).find((write) => write.account === account && !write.refused && !passedOver.has(write.group));
}

/** The refused writes that a newer one replaces: a corrected register, a mark entered again. */
export function replacedBy(write: Write, writes: readonly Write[]): Write[] {
  return writes.filter(
    ({ account, group, refused }) => refused !== undefined && account === write.account && group === write.group,
  );
}

/** The newest waiting write of a group, which the screen shows instead of what is saved. */
export function newestOf(writes: readonly Write[], group: string): Write | undefined {
  return inOrder(writes).findLast((write) => write.group === group && !write.refused);
}

/** Writes in the order in which they were made. */
export function inOrder(writes: readonly Write[]): Write[] {
  return writes.toSorted((one, other) => (one._id < other._id ? -1 : 1));
}

const longest = 30_000;

/** The pause before the next attempt, in ms: 1, 2, 4 … at most 30 seconds. */
export function delayAfter(failures: number): number {
  return Math.min(longest, 1000 * 2 ** Math.max(0, failures - 1));
}
