// Proves CL11.
import { afterEach, expect, test, vi } from 'vitest';
import { farSide } from '#kit/web/far-side.fixture';
import { getSettings } from '#house/organisation/house.contract';
import { attendance } from '#features/academy/attendance/attendance.contract';
import { classStudentsEnrolled } from '#features/academy/enrollment/enrollment.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { readAhead } from './own-classes';

afterEach(() => vi.unstubAllGlobals());

const own = { _id: 'own', label: 'WEB-04' };
const anothers = { _id: 'anothers', label: 'A+-04' };
const later = { _id: 'later', label: 'DB-04' };

test('ahead of being offline a teacher reads of another’s class the register of a lesson that is given today, and of none given later', async () => {
  const far = farSide();
  vi.stubGlobal('fetch', far.fetch);
  far.has(`${schoolClass.path}/options`, ({ teacherID, heldOn }) => {
    if (teacherID !== undefined) return [own];
    return heldOn === undefined ? [later, anothers, own] : [anothers, own];
  });
  far.has(getSettings.path, () => ({ timeZone: 'UTC' }));
  far.has(attendance.path, () => []);
  for (const { _id } of [own, anothers, later])
    far.has(classStudentsEnrolled.path.replace('{classId}', _id), () => ({ enrolledList: [] }));
  await readAhead({ teacherID: 'ali', menus: [{ path: '/attendence', name: 'Attendance', icon: 'check' }] });
  const registers = far.asked('GET').filter(({ path }) => path === attendance.path);
  expect(registers.map(({ query }) => query.classID)).toEqual(['own', 'anothers']);
});
