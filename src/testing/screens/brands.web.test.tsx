// Proves S§1, S§2.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { headsOf, leave, openScreen } from './opened-screen.fixture';

afterEach(leave);

test.each([
  ['academy', 'asks', true],
  ['decoration', 'does not ask', false],
] as const)('a note of a visitor of the %s %s for a course', async (brand, _does, asks) => {
  const { user } = await openScreen('/note', { brand });
  expect((await headsOf()).includes('Course')).toBe(asks);
  const [add] = screen.getAllByRole('button', { name: 'Add visitor note' });
  if (add) await user.click(add);
  const form = within(await screen.findByRole('dialog'));
  await form.findByLabelText(/^Name/);
  expect(form.queryByLabelText(/^Course/) !== null).toBe(asks);
});
