// Proves S§1, S§2.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { headsOf, leave, openScreen } from './opened-screen.fixture';

afterEach(leave);

const asked = [
  ['/note', 'Add visitor note', 'Course'],
  ['/messageTemplate', 'Add message template', 'Receivers'],
] as const;

test.each(
  asked.flatMap((one) => [
    [...one, 'academy', 'is there', true] as const,
    [...one, 'decoration', 'is not there', false] as const,
  ]),
)('%s, %s: %s, in the %s, %s', async (path, adds, field, brand, _is, asks) => {
  const { user } = await openScreen(path, { brand });
  expect((await headsOf()).includes(field)).toBe(asks);
  const [add] = screen.getAllByRole('button', { name: adds });
  if (add) await user.click(add);
  const form = within(await screen.findByRole('dialog'));
  await form.findByLabelText(/[Nn]ame/);
  expect(form.queryAllByLabelText(new RegExp(`^${field}`)).length > 0).toBe(asks);
});
