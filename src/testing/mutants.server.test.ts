import { afterAll, expect, inject, it } from 'vitest';
import { battery } from './battery';
import { copyForMutants } from './mutants/copy';
import { problemOf } from './mutants/mutant';
import { mutants } from './mutants/mutants';

const { size, patience, report } = battery('mutants', { few: 1, gate: 4, goal: mutants.length, perRun: 60_000 });
/** Of sixty, three may escape. */
const mayEscape = Math.floor((size * 3) / 60);

const copy = copyForMutants(inject('postgres'));
afterAll(() => copy.remove());

it('every small change can still be made, where it is to be made', () => {
  expect(mutants.map(problemOf).filter(Boolean)).toEqual([]);
});

it(
  'small changes that a developer makes are seen by the nearest tests',
  async () => {
    // Evenly from the whole list, and the same ones each time.
    const chosen = mutants.filter((_, index) => (index * size) % mutants.length < size);
    const escaped: string[] = [];
    for (const mutant of chosen) {
      const verdict = await copy.judge(mutant);
      const told = typeof verdict === 'string' ? verdict.toUpperCase() : `seen by '${verdict.seenBy}'`;
      console.log(`mutants: ${mutant.does}: ${told}`);
      if (typeof verdict === 'string') escaped.push(`${mutant.does} (${verdict})`);
    }
    expect(report(chosen.length, escaped).length, escaped.join('\n')).toBeLessThanOrEqual(mayEscape);
  },
  patience,
);
