// Proves GB14.
import { expect, test } from 'vitest';
import { mostCards } from '#features/academy/gradebook/gradebook.contract';
import { tooManyCards } from './report-card.rules';

test('a file holds as many report cards as one task can draw, and one more is refused with the number', () => {
  expect(tooManyCards(mostCards, mostCards)).toBeUndefined();
  expect(tooManyCards(mostCards + 1, mostCards)).toBe('At most 60 report cards at once');
});
