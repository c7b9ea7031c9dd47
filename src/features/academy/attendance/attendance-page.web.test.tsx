// Proves CL9.
import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import AttendancePage from './AttendancePage';

afterAll(signOut);

const classes = ['WEB-04', 'WEB-05'].map((label) => ({ _id: label, label }));

/** The page of a teacher none of whose classes meets now, and a server that says when it is told to which register is due. */
function openAttendance() {
  signIn(`x.${btoa(JSON.stringify({ userType: 'teacher', name: 'Hodan', teacherID: 'hodan', menus: [] }))}.x`);
  const opened = openPage(AttendancePage);
  const answers = new Map<string, (date: string) => void>();
  opened.far.has('class/options', ({ ids, notTakenOn, heldOn }) =>
    notTakenOn === undefined && heldOn === undefined
      ? classes.filter(({ _id }) => ids === undefined || ids === _id)
      : [],
  );
  opened.far.has(
    'attendence/due',
    ({ classID = '' }) => new Promise((resolve) => answers.set(classID, (date) => resolve({ status: true, date }))),
  );
  const isDue = async (classID: string, date: string) => {
    await waitFor(() => expect(answers.has(classID)).toBe(true));
    answers.get(classID)?.(date);
  };
  const choose = async (label: string) => {
    const box = await screen.findByRole('combobox', { name: /^Class/ });
    await opened.user.click(box);
    await opened.user.keyboard(label);
    await opened.user.click(await screen.findByRole('option', { name: label }));
  };
  return { ...opened, choose, isDue };
}

const looking = 'Looking for the register that is due…';

test('the class that was chosen stands in its box, and the page says that it looks for the register that is due', async () => {
  const { choose, isDue, search } = openAttendance();
  await choose('WEB-04');
  await screen.findByText(looking);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Class/ }).value).toBe('WEB-04'));
  await isDue('WEB-04', '2026-11-20');
  await waitFor(() => expect(search()).toBe('?classID=WEB-04&date=2026-11-20'));
  expect(screen.queryByText(looking)).toBeNull();
});

test('of two classes chosen one after the other the newest is opened, whichever is answered first', async () => {
  const { choose, isDue, search } = openAttendance();
  await choose('WEB-04');
  await choose('WEB-05');
  await isDue('WEB-05', '2026-11-21');
  await waitFor(() => expect(search()).toBe('?classID=WEB-05&date=2026-11-21'));
  await isDue('WEB-04', '2026-11-20');
  await expect(waitFor(() => expect(search()).not.toContain('WEB-05'), { timeout: 200 })).rejects.toThrow();
});
