// Proves WA1.
import { expect, it } from 'vitest';
import { deliveredPatterns } from '#features/counter/wallet-pattern/delivered.fixture';
import { folded } from '#features/counter/wallet-pattern/folded.rules';
import { readerOf, readFirst } from '#features/counter/wallet-pattern/wallet-pattern.rules';
import { battery } from './battery';

const run = battery('wallet messages', { few: 5_000, gate: 200_000, goal: 2_000_000, perRun: 1 });
const patterns = deliveredPatterns();
const listed = patterns.map((one) => ({
  ...readerOf(one),
  _id: one.name,
  direction: one.direction,
  currency: one.currency,
}));

const pick = <T>(some: readonly T[]) => some[Math.floor(run.random() * some.length)];
const below = (most: number) => Math.floor(run.random() * most);
const signs = ['\ud83d\ude00', ...'  aA1290.,:;/-()[]{}$*#éß\u00a0\u200f\n\u0627\u0661\u0130'.split('')];
const noise = (most: number) => Array.from({ length: below(most) }, () => pick(signs)).join('');

/** What mostly stands in a hole, and now and then what does not belong there. */
const mostly = (good: readonly string[], odd: readonly string[], most: number) => () =>
  (run.random() < 0.95 ? pick(good) : pick([...odd, noise(most)])) ?? '';

const made: Readonly<Record<string, () => string>> = {
  amount: mostly(['25', '0.5', '1,250.75', '150,000'], ['2.965', '0', '1,2'], 4),
  phone: mostly(['0615550101', '+252 61 555 0102'], ['12'], 9),
  name: mostly(['AMINA ALI', 'ALI (ABU OMAR)'], [''], 30),
  reference: mostly(['PP261123.1', '6021117301'], ['x'.repeat(50)], 9),
  date: mostly(['11/12/26', '2026-11-12'], ['99/99/99'], 6),
  time: mostly(['10:32:05', '2:05 PM'], ['29:61'], 6),
  balance: mostly(['340.5', '2.965', '1,000,000'], [''], 5),
  other: () => noise(40),
};

/** A message after one of the patterns, with holes filled in, and a part of it lost or doubled at times. */
function madeMessage(): string {
  const { pattern = '' } = pick(patterns) ?? {};
  const whole = pattern.replace(/\{(\w+)\}/g, (_all, hole: string) => made[hole]?.() ?? '');
  const at = below(whole.length);
  const mended = pick([
    whole,
    whole,
    whole.slice(at),
    whole.slice(0, at),
    whole + whole,
    noise(200),
    `${noise(5)}${whole}`,
  ]);
  return (mended ?? '').slice(0, 1_000);
}

it(
  'every made message is read in the time of its length, and what is read is an amount',
  () => {
    const failed: string[] = [];
    let [read, longest] = [0, 0];
    for (let index = 0; index < run.size; index++) {
      const text = madeMessage();
      const begun = performance.now();
      const found = readFirst(listed, folded(text));
      longest = Math.max(longest, performance.now() - begun);
      if (!found) continue;
      read++;
      const cents = found.amount * 100;
      if (found.amount <= 0 || Math.abs(cents - Math.round(cents)) > 1e-6) failed.push(text);
    }
    expect(run.report(run.size, failed)).toEqual([]);
    expect(read).toBeGreaterThan(run.size / 20);
    // Nothing hangs: the slowest of them takes no longer than a pause of the machine.
    if (run.isAlone) expect(longest).toBeLessThan(1_000);
  },
  run.patience,
);
