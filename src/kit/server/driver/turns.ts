interface Bounds {
  /** The number of places for each name. */
  readonly each: number;
  /** Milliseconds for which a place is waited for. */
  readonly patience: number;
}

/** Places, of which each name has a few. */
export interface Turns {
  /**
   * Waits for a place of a name, in order of arrival. Returns the function that gives it back, to be called once. Fails if none
   * becomes free for too long (`waitedTooLong`).
   */
  take(name: string): Promise<() => void>;
}

interface Named {
  taken: number;
  readonly line: (() => void)[];
}

/** Turns that are dropped once nobody under a name has or awaits one, so that names leave nothing behind. */
export function openTurns({ each, patience }: Bounds): Turns {
  const known = new Map<string, Named>();
  const giverOf = (name: string, own: Named) => () => {
    const next = own.line.shift();
    // The one that has waited longest takes over the place.
    if (next) return next();
    own.taken--;
    if (own.taken === 0) known.delete(name);
  };
  return {
    take: async (name) => {
      const own = known.get(name) ?? { taken: 0, line: [] };
      known.set(name, own);
      if (own.taken < each) own.taken++;
      else await turnIn(own.line, patience);
      return giverOf(name, own);
    },
  };
}

function turnIn(line: (() => void)[], patience: number): Promise<void> {
  return new Promise((begin, refuse) => {
    const called = () => {
      clearTimeout(timer);
      begin();
    };
    const timer = setTimeout(() => {
      line.splice(line.indexOf(called), 1);
      refuse(Object.assign(new Error('No connection became free for this account'), { hasWaitedTooLong: true }));
    }, patience);
    line.push(called);
  });
}

/** True for the error with which a wait for a place ended, because none became free in time. */
export function waitedTooLong(error: unknown): boolean {
  return (error as { hasWaitedTooLong?: true }).hasWaitedTooLong === true;
}
