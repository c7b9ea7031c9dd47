import { readdirSync, readFileSync } from 'node:fs';

// Ticks of /proc, of which Linux counts a hundred a second wherever Node.js runs.
const tick = 10;

/** Processor time of a process so far, in milliseconds; 0 where there is none. */
export function processorTime(pid: number): number {
  const stat = statOf(pid);
  return stat ? stat.own * tick : 0;
}

/** The same of a process and all that it started, those that have ended included. */
export function familyTime(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const parent = statOf(pid);
  const children = all.filter((one) => one.parent === pid);
  return children.reduce((sum, { own }) => sum + own, (parent?.own ?? 0) + (parent?.ended ?? 0)) * tick;
}

function statOf(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    // The name in parentheses may hold spaces: what is counted follows it.
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, own, ended] = [facts[1], sum(facts.slice(11, 13)), sum(facts.slice(13, 15))];
    return { parent, own, ended };
  } catch {
    return undefined;
  }
}

function sum(ticks: readonly number[]): number {
  return ticks.reduce((all, one) => all + one, 0);
}
