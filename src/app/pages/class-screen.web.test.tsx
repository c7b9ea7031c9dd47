// Proves S§1, CL14.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import ClassScreen from './ClassScreen';

afterEach(signOut);

const paths = ['/class', '/attendence', '/attendencelist', '/marks'];
const one = {
  _id: 'off01',
  __v: 0,
  className: 'OFF-01',
  courseID: { _id: 'c', courseName: 'Microsoft Office' },
  teacherID: { _id: 't', teacherName: 'Ali Mukhtar' },
  days: [{ value: 'Saturday', label: 'Saturday' }],
  TimeIn: '08:00',
  TimeOut: '10:00',
  startedDate: '2024-10-06',
  endDate: '2025-01-01',
  capacity: null,
};

function open(read: () => unknown) {
  const menus = paths.map((path) => ({ path }));
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus, features: [] }))}.x`);
  const { far } = openPage(ClassScreen);
  far.has('class/', read);
}

const offered = () => ['Take the register', 'Enter results'].filter((name) => screen.queryByRole('link', { name }));

test('until a class is read no action is offered that may be over', async () => {
  open(() => new Promise(() => undefined));
  await screen.findByRole('button', { name: 'Edit' });
  expect(offered()).toEqual([]);
});

test.each([
  ['active', 'Take the register'],
  ['completed', 'Enter results'],
])('the main button of a class that is %s is %s', async (classStatus, main) => {
  open(() => ({ ...one, classStatus }));
  await screen.findByRole('heading', { level: 1, name: /OFF-01/ });
  expect(offered()).toEqual([main]);
});
