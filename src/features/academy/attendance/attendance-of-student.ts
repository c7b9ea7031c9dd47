import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { attendanceListScreen } from './attendance.screens';

/** The lessons that a student attended and missed. */
export const attendanceOfStudent: PagePart = {
  by: attendanceListScreen,
  Part: later(words('Attendance'), async () => (await import('./AttendanceOfStudent')).AttendanceOfStudent),
};
