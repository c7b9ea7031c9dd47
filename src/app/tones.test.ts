// Proves S§4.
import { expect, it } from 'vitest';
import { allFields } from '#kit/contract/entity';
import { entities } from './entities';

/** Words that mean something else elsewhere, or whose colours the specification names: those of complaints, and of parts of a service. */
const several = ['Assigned', 'Cancelled', 'Completed', 'Pending', 'Sent'];

it('a status has one colour wherever it occurs, unless it means something else there', () => {
  const tones = new Map<string, Set<string>>();
  for (const of of Object.values(entities))
    for (const { choices, tones: own = {} } of Object.values(allFields(of)))
      for (const [word, tone] of Object.entries(own)) {
        const label = choices?.[word] ?? word;
        tones.set(label, new Set([...(tones.get(label) ?? []), String(tone)]));
      }
  const found = [...tones].flatMap(([word, said]) => (said.size > 1 ? [word] : []));
  expect(tones.size).toBeGreaterThan(20);
  expect(found.toSorted()).toEqual(several);
});
