import { delayAfter, holdsUpAll, lateOf, nextToSend, type Refused, verdictOf, type Write } from '#kit/rules/outbox';
import { isRefusal, refusal, type Refusal } from '#kit/web/call';

/** The outcome of a write for the form that waits for it. */
export type Outcome = Saved | TurnedDown | { readonly as: 'kept' };

interface Saved {
  readonly as: 'saved';
  /** The server's answer; undefined if another tab received it. */
  readonly answer: unknown;
}

interface TurnedDown {
  readonly as: 'refused';
  readonly refusal: Refusal;
}

export interface SenderParts {
  /** Every write on this device, read again each time, because another tab may have sent some. */
  readonly all: () => Promise<readonly Write[]>;
  readonly remove: (id: string) => Promise<void>;
  /** Moves a write to the list of refused ones. */
  readonly refuse: (id: string, said: Refused) => Promise<void>;
  /** Stores a write in place of the one with its id, unless that is gone. */
  readonly replace: (write: Write) => Promise<void>;
  /** One attempt to send a write; throws a Refusal unless it succeeded. */
  readonly post: (write: Write) => Promise<unknown>;
  /** The account that is logged in here now, with a token; undefined for nobody. */
  readonly account: () => string | undefined;
  /** Runs a task while no other tab is running one. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>;
  readonly later: (task: () => void, ms: number) => () => void;
  /** Called with the numbers of writes that arrived and that were refused without a form waiting for them. */
  readonly onSettled: (arrived: number, refused: number) => void;
}

type Ending = 'done' | 'later' | 'log in';

/**
 * A sender of waiting writes, one after the other until none is left that can be sent; it tries again later if nobody
 * answers.
 */
export function makeSender(parts: SenderParts) {
  const awaited = new Map<string, (outcome: Outcome) => void>();
  let running = false;
  let again = false;
  let failures = 0;
  let cancel = () => {};

  /** Sends waiting writes now; if called while sending, it checks once more afterwards. */
  async function wake(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    cancel();
    let ended: Ending;
    do {
      again = false;
      const waiting = [...awaited.keys()];
      // If the store or lock fails, everything stays where it is.
      ended = await parts.alone(pass).catch((): Ending => 'later');
      await tell(waiting);
    } while (again);
    running = false;
    failures = ended === 'later' ? failures + 1 : 0;
    if (ended === 'later') cancel = parts.later(() => void wake(), delayAfter(failures));
  }

  async function pass(): Promise<Ending> {
    const passedOver = new Set<string>();
    let arrived = 0;
    let refused = 0;
    let ended: Ending = 'done';
    while (ended !== 'log in') {
      const writes = await parts.all();
      // Read after the writes, because the user may have logged out meanwhile.
      const account = parts.account();
      const write = account === undefined ? undefined : nextToSend(writes, account, passedOver);
      if (account === undefined) ended = 'log in';
      if (!write) break;
      const outcome = await attempt(write);
      if (outcome.as === 'saved') {
        if (!awaited.has(write._id)) arrived++;
        await gone(write, outcome);
        continue;
      }
      const { status } = outcome.refusal;
      const verdict = verdictOf(status);
      if (verdict === 'log in') ended = 'log in';
      if (verdict === 'refused' && (await turnedDown(write, outcome))) refused++;
      if (verdict !== 'later') continue;
      ended = 'later';
      if (holdsUpAll(status)) break;
      passedOver.add(write.group);
    }
    if (arrived + refused > 0) parts.onSettled(arrived, refused);
    return ended;
  }

  async function attempt(write: Write): Promise<Saved | TurnedDown> {
    try {
      return { as: 'saved', answer: await parts.post(write) };
    } catch (error) {
      return { as: 'refused', refusal: isRefusal(error) ? error : refusal(0, '') };
    }
  }

  /** Removes a write, then reports it, so that a listener that learns that it is saved does not find it waiting. */
  async function gone({ _id }: Write, outcome: Saved): Promise<void> {
    await parts.remove(_id);
    settle(_id, outcome);
  }

  /**
   * Handles a refused write; true if it went to the list of refused ones, because no form waits for it or it came from that list. One
   * that no form waits for is first sent once more in its late form, if it has one.
   */
  async function turnedDown(write: Write, outcome: TurnedDown): Promise<boolean> {
    const { _id, corrects } = write;
    const isShown = awaited.has(_id);
    const { message, errors, status } = outcome.refusal;
    const late = isShown ? undefined : lateOf(write, status);
    if (late) {
      await parts.replace(late);
      return false;
    }
    if (isShown && !corrects) await parts.remove(_id);
    else await parts.refuse(_id, { message, errors });
    settle(_id, outcome);
    return !isShown;
  }

  /**
   * Reports to the forms: writes that were not reached wait on; those that are gone although this tab did not send them were sent by
   * another tab.
   */
  async function tell(ids: readonly string[]): Promise<void> {
    if (!ids.some((id) => awaited.has(id))) return;
    const left = new Set((await parts.all().catch(() => undefined))?.map(({ _id }) => _id) ?? ids);
    for (const id of ids) settle(id, left.has(id) ? { as: 'kept' } : { as: 'saved', answer: undefined });
  }

  function settle(id: string, outcome: Outcome): void {
    awaited.get(id)?.(outcome);
    awaited.delete(id);
  }

  /** The outcome of a write that was just stored; 'kept' once `patience` (ms) has passed. */
  function follow(id: string, patience: number): Promise<Outcome> {
    return new Promise((resolve) => {
      const stop = parts.later(() => settle(id, { as: 'kept' }), patience);
      awaited.set(id, (outcome) => {
        stop();
        resolve(outcome);
      });
      void wake();
    });
  }

  return { wake, follow };
}
