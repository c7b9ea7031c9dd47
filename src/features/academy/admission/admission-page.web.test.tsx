// Proves S§2, S§9.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import AdmissionPage from './AdmissionPage';

afterEach(signOut);

const asked = ['Class', 'Student', 'Amount a month'];

async function open() {
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus: [{ path: '/stdenrollment' }], features: [] }))}.x`);
  const opened = openPage(AdmissionPage);
  opened.far.has('class/options', () => []);
  opened.far.has('student/options', () => []);
  await screen.findByRole('heading', { name: 'Class' });
  return opened;
}

test('class and student of an enrollment bear the asterisk that its amount bears', async () => {
  await open();
  const marked = asked.filter(
    (name) =>
      screen.queryByRole('heading', { name })?.hasAttribute('data-required') ??
      screen.getByText(name, { selector: 'label' }).textContent?.includes('*'),
  );
  expect(marked).toEqual(asked);
});

test('a fee that is added to an enrollment begins with 0', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add fee' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Fee amount/).value).toBe('0');
});
