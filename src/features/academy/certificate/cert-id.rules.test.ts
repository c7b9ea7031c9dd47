// Proves PA3.
import { expect, it } from 'vitest';
import { certIDsAfter } from './cert-id.rules';

it('PA example 2: a certificate takes the year and its number, and passes over one that was typed before', () => {
  expect(certIDsAfter('2026', 156, 1, new Set())).toEqual(['2026-0157']);
  expect(certIDsAfter('2026', 156, 2, new Set(['2026-0157']))).toEqual(['2026-0158', '2026-0159']);
});
