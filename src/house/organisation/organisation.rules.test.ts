// Proves S§1, S§9, A29.
import { expect, it } from 'vitest';
import { timeZoneProblem } from './organisation.rules';

it('takes only time zones that exist', () => {
  expect(timeZoneProblem('Africa/Mogadishu')).toBeUndefined();
  expect(timeZoneProblem('Mars/Olympus')).toBe('Please select time zone');
});
