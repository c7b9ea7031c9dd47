import { expect, it } from 'vitest';
import { folded } from './folded.rules';
import { readBy } from './match.rules';
import { piecesOf } from './pattern.rules';

it('reading takes time in the length of the text alone, whatever the pattern is', () => {
  const pattern = `{amount} ${'{other}a'.repeat(11)}!`;
  const times = [1_000, 2_000, 4_000].map((length) => {
    const message = folded(`5 ${'a'.repeat(length)}`);
    const reader = { pieces: piecesOf(pattern), dateOrder: 'd/m/y' } as const;
    const begun = performance.now();
    for (let run = 0; run < 20; run++) expect(readBy(reader, message)).toBeUndefined();
    return performance.now() - begun;
  });
  // A regular expression would take years: eleven stretches of one letter in one text.
  expect(times.reduce((sum, one) => sum + one)).toBeLessThan(5_000);
});
