import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { writtenText } from './written-text';

test('a message in Arabic runs from right to left, though it begins with a name in Latin letters', () => {
  render(writtenText({ text: 'Hibo Ibrahim، المتبقي 5.00$', language: 'ar' }));
  render(writtenText({ text: 'محمد, 5.00$ is open', language: 'en' }));
  expect(screen.getByText(/المتبقي/).dir).toBe('rtl');
  expect(screen.getByText(/is open/).dir).toBe('ltr');
});
