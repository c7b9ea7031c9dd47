import { expect, it } from 'vitest';
import { shownRate } from './show';

it('a rate is read as a percentage, with as many decimals as it needs', () => {
  expect([shownRate(0.04), shownRate(0.0425), shownRate(1.5), shownRate(0)]).toEqual(['4%', '4.25%', '150%', '0%']);
});
