import type { Shares } from '#kit/server/bounds';
import { tooBusy } from './queue';

interface Bounds {
  /** The number of places for each name. */
  readonly each: number;
  /** Seconds after which a refused call may be repeated. */
  readonly retryAfter: number;
  /** The sentence of the refusal; by default that the server is too busy. */
  readonly sentence?: () => string;
}

/** Shares that give every name the same number of places; unused names are forgotten. */
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
