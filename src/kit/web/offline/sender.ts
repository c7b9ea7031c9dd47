import { delayAfter, holdsUpAll, nextToSend, type Refused, verdictOf, type Write } from '#kit/rules/outbox';
import { isRefusal, refusal, type Refusal } from '#kit/web/call';

/** What became of a write as far as its form waits for it. */
export type Outcome = Saved | TurnedDown | { readonly as: 'kept' };

interface Saved {
  readonly as: 'saved';
  /** What the server answered; undefined where another tab heard it. */
  readonly answer: unknown;
}

interface TurnedDown {
  readonly as: 'refused';
  readonly refusal: Refusal;
}

export interface SenderParts {
  /** Every write that waits on this machine, read anew: another tab may have sent some. */
  readonly all: () => Promise<readonly Write[]>;
  readonly remove: (id: string) => Promise<void>;
  /** Takes a write to the list of what was not saved. */
  readonly refuse: (id: string, said: Refused) => Promise<void>;
  /** One try; throws a Refusal unless it succeeded. */
  readonly post: (write: Write) => Promise<unknown>;
  /** Who is logged in here now, with a token; undefined for nobody. */
  readonly account: () => string | undefined;
  /** Runs a task while no other tab runs one. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>;
  readonly later: (task: () => void, ms: number) => () => void;
  /** Told how many arrived, and how many were refused, that no form waits for. */
  readonly onSettled: (arrived: number, refused: number) => void;
}

type Ending = 'done' | 'later' | 'log in';

/** Sends what waits, one after the other, until nothing waits that could be sent; tries again later where nobody answers. */
export function makeSender(parts: SenderParts) {
  const awaited = new Map<string, (outcome: Outcome) => void>();
  let running = false;
  let again = false;
  let failures = 0;
  let cancel = () => {};

  /** Sends what waits now; asked while it sends, it looks once more afterwards. */
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
      // A store or lock that fails leaves everything where it is.
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
      // Asked after reading: whoever was logged in before may have left meanwhile.
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

  /** Off this machine first, told afterwards: whoever is told that it is saved must not find it waiting. */
  async function gone({ _id }: Write, outcome: Saved): Promise<void> {
    await parts.remove(_id);
    settle(_id, outcome);
  }

  /** True where it went to the list of what was not saved: no form waits for it, or it came from that list. */
  async function turnedDown({ _id, corrects }: Write, outcome: TurnedDown): Promise<boolean> {
    const isShown = awaited.has(_id);
    const { message, errors } = outcome.refusal;
    if (isShown && !corrects) await parts.remove(_id);
    else await parts.refuse(_id, { message, errors });
    settle(_id, outcome);
    return !isShown;
  }

  /** What was not reached waits on; what is gone without our doing was sent by another tab. */
  async function tell(ids: readonly string[]): Promise<void> {
    if (!ids.some((id) => awaited.has(id))) return;
    const left = new Set((await parts.all().catch(() => undefined))?.map(({ _id }) => _id) ?? ids);
    for (const id of ids) settle(id, left.has(id) ? { as: 'kept' } : { as: 'saved', answer: undefined });
  }

  function settle(id: string, outcome: Outcome): void {
    awaited.get(id)?.(outcome);
    awaited.delete(id);
  }

  /** What becomes of a write that was put there just now; 'kept' after the patience of the person who waits. */
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
