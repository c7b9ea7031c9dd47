import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { SalariesForm } from './SalariesForm';

test('a long list of choices is opened by whoever wants it, and not over a form that has just opened', async () => {
  const { user } = openPage(() => <SalariesForm onDone={() => undefined} onDirty={() => undefined} />);
  const month = await screen.findByRole('combobox', { name: /^Month/ });
  expect(document.activeElement).toBe(month);
  expect(month.getAttribute('aria-expanded')).not.toBe('true');
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'January' });
});
