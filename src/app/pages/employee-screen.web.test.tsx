// Proves S§1.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { setBrand, signIn, signOut } from '#house/session/session';
import EmployeeScreen from './EmployeeScreen';

afterEach(() => {
  signOut();
  setBrand('academy');
});

const paths = ['/employee', '/payroll', '/perfomance', '/service', '/tasks', '/activity'];

test.each([
  ['academy', 'neither designs nor prints', []],
  ['decoration', 'designs and prints', ['Designs', 'Prints']],
] as const)('the page of an employee of the %s has %s', async (brand, _what, parts) => {
  setBrand(brand);
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus: paths.map((path) => ({ path })), features: [] }))}.x`);
  const { far } = openPage(EmployeeScreen);
  far.has('employee/', () => ({
    _id: 'dega',
    __v: 0,
    name: 'Dega Designer',
    jobTitle: 'Designer',
    phone: '252615550101',
  }));
  await screen.findByRole('heading', { level: 1, name: /Dega Designer/ });
  const made = ['Designs', 'Prints'].filter((title) => screen.queryByRole('heading', { name: title }));
  expect(made).toEqual(parts);
});
