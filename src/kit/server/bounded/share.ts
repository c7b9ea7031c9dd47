import type { Shares } from '#kit/server/bounds';
import { tooBusy } from './queue';

interface Bounds {
  /** How many places each name has. */
  readonly each: number;
  /** Seconds after which whoever is refused may come again. */
  readonly retryAfter: number;
  /** What is said to whoever is refused; without it, that the server has too much to do. */
  readonly sentence?: () => string;
}

/** Gives every name so many places of its own; what is given back is forgotten, so that names leave nothing behind. */
export function openShares({ each, retryAfter, sentence }: Bounds): Shares {
  const taken = new Map<string, number>();
  const tryTake = (name: string) => {
    const before = taken.get(name) ?? 0;
    if (before >= each) return undefined;
    taken.set(name, before + 1);
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      const left = (taken.get(name) ?? 1) - 1;
      if (left === 0) taken.delete(name);
      else taken.set(name, left);
    };
  };
  const take = (name: string) => {
    const giveBack = tryTake(name);
    if (!giveBack) throw tooBusy(retryAfter, sentence?.());
    return giveBack;
  };
  return { take, tryTake };
}
