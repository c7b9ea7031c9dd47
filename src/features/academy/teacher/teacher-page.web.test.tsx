import { screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import { useEmploying } from './use-employing';

const asha = { _id: '01a219be-3625-7644-8093-854622f1d138', teacherName: 'Asha Nur', employeeID: null };

function RowOfAsha() {
  const { actions, dialog } = useEmploying();
  const [employing] = actions(asha);
  return (
    <>
      <p>Asha Nur</p>
      {employing && (
        <button type="button" onClick={employing.run}>
          {employing.label}
        </button>
      )}
      {dialog}
    </>
  );
}

const open = (...paths: string[]) => {
  const opened = openPage(RowOfAsha);
  signIn(`x.${btoa(JSON.stringify({ userType: 'clerk', menus: paths.map((path) => ({ path })), features: [] }))}.x`);
  return opened;
};

beforeEach(signOut);
afterAll(signOut);

test('a teacher is made an employee by the row: what both say is not asked again', async () => {
  const { user, far } = open('/teacher', '/employee');
  await user.click(await screen.findByRole('button', { name: 'Make an employee' }));
  await screen.findByText(/educational level are those of .?Asha Nur/);
  await user.type(await screen.findByLabelText(/^Job title/), 'Teacher');
  expect(screen.queryByLabelText(/^Phone/)).toBeNull();
  const [save] = (await screen.findAllByRole('button', { name: 'Make an employee' })).slice(-1);
  if (save) await user.click(save);
  await screen.findByText('Enter salary amount');
  expect(far.asked('POST')).toEqual([]);
});

test('whoever has no screen of employees is not offered it', async () => {
  open('/teacher');
  await screen.findByText('Asha Nur');
  expect(screen.queryByRole('button', { name: 'Make an employee' })).toBeNull();
});
