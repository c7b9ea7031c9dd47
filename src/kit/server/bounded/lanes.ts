import type { Refusal } from '#kit/server/refusal';
import { demandOutside } from './outside';

/** Whether others of the same name may run at the same time. */
export type Company = 'beside others' | 'alone';

/** Work under many names, each with a lane of its own. */
export interface Lanes {
  /**
   * Waits for a turn in the lane of a name, in order of arrival. Returns the function that ends the turn, to be called
   * once. Refused if too many wait in that lane.
   */
  enter(name: string, company: Company): Promise<() => void>;
}

interface Lane {
  readonly line: { readonly company: Company; readonly begin: () => void }[];
  running: number;
  isAlone: boolean;
}

interface Bounds {
  /** How many may wait in one lane. */
  readonly waiting: number;
  readonly refusal: () => Refusal;
}

/** Lanes that are forgotten when they are empty, so that names leave nothing behind. */
export function openLanes({ waiting, refusal }: Bounds): Lanes {
  const lanes = new Map<string, Lane>();
  const move = (name: string, lane: Lane) => {
    for (let next = lane.line[0]; next && admits(lane, next.company); next = lane.line[0]) {
      lane.line.shift();
      lane.running++;
      lane.isAlone = next.company === 'alone';
      next.begin();
    }
    if (lane.running === 0) lanes.delete(name);
  };
  return {
    enter: (name, company) => {
      // A transaction held here would keep its locks from those that it waits for.
      demandOutside('Waiting for others of the same name');
      const lane = lanes.get(name) ?? { line: [], running: 0, isAlone: false };
      if (lane.line.length >= waiting) return Promise.reject(refusal());
      lanes.set(name, lane);
      const leave = () => {
        lane.running--;
        lane.isAlone = false;
        move(name, lane);
      };
      return new Promise((resolve) => {
        lane.line.push({ company, begin: () => resolve(leave) });
        move(name, lane);
      });
    },
  };
}

function admits({ running, isAlone }: Lane, company: Company): boolean {
  return running === 0 || (company === 'beside others' && !isAlone);
}
