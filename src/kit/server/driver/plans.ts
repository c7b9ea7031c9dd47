import { createHash } from 'node:crypto';

/** What a connection knows of a statement whose plan it keeps. */
export interface Plan {
  readonly name: string;
  /** The columns of its answer, once they are known: as long as the plan is kept they stay the same. */
  columns?: readonly Column[];
}

/** A column of an answer, and the function that reads its text. */
export interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/** The names of a pool's statements, and which of them its connections have to plan again. */
export interface Names {
  /**
   * The name of a text whose plan is worth keeping; undefined for one that is sent for the first time, or whose length depends on the
   * number of its rows.
   */
  of(text: string): string | undefined;
  /** The name of a text that is known to come again, so that it has one from the first time. */
  ofKnown(text: string): string | undefined;
  /** Makes every connection of the pool plan again, because a table has changed. */
  outdate(): void;
  /** How often that has happened. */
  readonly age: number;
}

/** The most texts that are remembered; a few hundred come again and again. */
const mostTexts = 1000;
/** The longest text that is remembered: a longer one lists its rows, or is sent once a month, and does not come again. */
const longestText = 16_000;

/** Opens the names of a pool's statements, which are derived from their texts, so that each process uses the same. */
export function openNames(): Names {
  const names = new Map<string, string | undefined>();
  const now = { age: 0 };
  const remember = (text: string, name: string | undefined) => {
    const [oldest] = names.size >= mostTexts ? names.keys() : [];
    if (oldest !== undefined) names.delete(oldest);
    names.set(text, name);
    return name;
  };
  const ofKnown = (text: string) => {
    if (text.length > longestText) return undefined;
    return names.get(text) ?? remember(text, createHash('sha1').update(text).digest('base64url'));
  };
  return {
    of: (text) => (names.has(text) || text.length > longestText ? ofKnown(text) : remember(text, undefined)),
    ofKnown,
    outdate: () => void now.age++,
    get age() {
      return now.age;
    },
  };
}

/** The plans that one connection keeps. */
export interface Plans {
  /** The plan of a text, and whether the connection has yet to make it; undefined for a text that is planned each time. */
  of(text: string, isKnown: boolean): { readonly plan: Plan; readonly isNew: boolean } | undefined;
  /** Drops a plan of which it is not known whether it was made. */
  drop(text: string): void;
  /** The names of the plans that the connection has to release, each returned once. */
  takeGone(): readonly string[];
}

/** The most plans that a connection keeps; each takes up to some hundred kilobytes of the database's memory. */
const mostPlans = 256;

/** Opens the plans of a connection. */
export function openPlans(names: Names, most = mostPlans): Plans {
  const plans = new Map<string, Plan>();
  const gone = new Set<string>();
  const state = { age: names.age };
  const drop = (text: string) => {
    const plan = plans.get(text);
    if (!plan) return;
    plans.delete(text);
    gone.add(plan.name);
  };
  const dropOutdated = () => {
    if (state.age === names.age) return;
    state.age = names.age;
    for (const text of plans.keys()) drop(text);
  };
  return {
    of: (text, isKnown) => {
      dropOutdated();
      const known = plans.get(text);
      // Only once there is no room does it matter which plan is used least; until then this saves looking at a long text.
      if (known && plans.size < most) return { plan: known, isNew: false };
      const name = known?.name ?? (isKnown ? names.ofKnown(text) : names.of(text));
      if (name === undefined) return undefined;
      const plan: Plan = known ?? { name };
      // The least used is the first of the map.
      plans.delete(text);
      const [oldest] = plans.size >= most ? plans.keys() : [];
      if (oldest !== undefined) drop(oldest);
      plans.set(text, plan);
      return { plan, isNew: known === undefined };
    },
    drop,
    takeGone: () => {
      const names = [...gone];
      gone.clear();
      return names;
    },
  };
}
