// Proves CL1.
import { screen, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { dayIn } from '#kit/rules/calendar';
import { signInStudent, signOut } from '#house/session/session';
import { tuesday } from '#features/academy/lesson/lessons.fixture';
import { weekOf } from '#features/academy/lesson/timetable.rules';
import MyTimetablePage from './MyTimetablePage';

afterAll(signOut);

test('a student sees the lessons of the week, with the way to a meeting and without a word of registers', async () => {
  const studentInfo = { _id: 'amina', studentName: 'Amina', stdID: 1001, educationalLevel: 'secondary' };
  signInStudent(`x.${btoa(JSON.stringify({ userType: 'student', name: 'Amina', studentInfo, studentClasses: [] }))}.x`);
  const today = dayIn('UTC', new Date());
  const [from] = weekOf(today);
  const online = {
    ...tuesday,
    date: from ?? '',
    planned: from ?? '',
    roomID: null,
    meetingLink: 'https://meet.example.com/web',
  };
  const { far } = openPage(MyTimetablePage);
  far.has('timetable', () => [online]);
  const day = await screen.findByRole('region', { name: /^Saturday/ });
  const link = await within(day).findByRole('link', { name: 'Open the meeting' });
  expect(link.getAttribute('href')).toBe('https://meet.example.com/web');
  expect(day.textContent).not.toContain('Register');
});
