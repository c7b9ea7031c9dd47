import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { attendanceListScreen } from './attendance.screens';

/** When a student was there. */
export const attendanceOfStudent: PagePart = {
  by: attendanceListScreen,
  Part: later(words('Attendance'), async () => (await import('./AttendanceOfStudent')).AttendanceOfStudent),
};
