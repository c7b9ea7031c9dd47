import { weekdays } from '#features/academy/school-class/weekday.contract';
import { addDays, dayIn } from '#kit/rules/calendar';
import type { Academy } from './academy';
import { academy } from './opened-product';

export type Room = Awaited<ReturnType<Academy['records']['class']>>;
export type Student = Awaited<ReturnType<Academy['records']['student']>>;

/** A class that is held every day around today, its teacher, and three students of it. */
export async function classOf(
  className: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<{ teacher: Awaited<ReturnType<Academy['records']['teacher']>>; room: Room; students: Student[] }> {
  const { records } = academy;
  const today = dayIn('Africa/Mogadishu', new Date());
  const teacher = await records.teacher({ teacherName: `Farah ${className}` });
  const room = await records.class({
    className,
    teacherID: teacher._id,
    days: Object.keys(weekdays),
    // It meets at whatever hour a test runs.
    TimeIn: '00:00',
    TimeOut: '23:59',
    startedDate: addDays(today, -30),
    endDate: addDays(today, 30),
    ...values,
  });
  const students: Student[] = [];
  for (const name of ['Amina', 'Bashir', 'Cawo']) {
    const one = await records.student({ studentName: `${name} ${className}` });
    await records.enroll(one, room);
    students.push(one);
  }
  return { teacher, room, students };
}
