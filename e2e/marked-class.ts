import type { Page } from 'playwright-core';
import { saved } from './academy';
import { academy } from './opened-product';

/** A class of a teacher, its subjects, and students numbered by name. */
export async function classOf(className: string, count: number, subjects: readonly string[] = ['HTML', 'CSS']) {
  const { records } = academy;
  const teacher = await records.teacher({ teacherName: `Farah ${className}` });
  const course = await records.course({ courseName: `Course ${className}` });
  const room = await records.class({ className, courseID: course._id, teacherID: teacher._id });
  const ids = new Map<string, string>();
  for (const subjectName of subjects)
    ids.set(subjectName, (await records.subject({ subjectName, courseID: course._id }))._id);
  const students = [];
  for (let at = 1; at <= count; at++) {
    const student = await records.student({ studentName: `Student ${String(at).padStart(2, '0')} ${className}` });
    await records.enroll(student, room);
    students.push(student);
  }
  const label = `${className} – ${course.courseName}`;
  return {
    teacher,
    token: await records.tokenOf(teacher),
    room,
    label,
    subjectID: (name: string) => ids.get(name) ?? '',
    students,
  };
}

export type Room = Awaited<ReturnType<typeof classOf>>;

/** What is stored of a class in a subject, by student. */
export async function stored({ room, subjectID, students }: Room, subject = 'HTML'): Promise<(number | undefined)[]> {
  const query = `classID=${room._id}&subjectID=${subjectID(subject)}`;
  const { body } = await saved(academy.call('GET', `marks?${query}`, { token: academy.owner }));
  const byStudent = new Map<string, number>(
    body.map((one: { studentID: { _id: string }; Amount: number }) => [one.studentID._id, one.Amount]),
  );
  return students.map(({ _id }) => byStudent.get(_id));
}

export async function give({ room, subjectID, students }: Room, at: number, Amount: number): Promise<void> {
  const body = { studentID: students[at]?._id, classID: room._id, subjectID: subjectID('HTML'), Amount };
  await saved(academy.call('POST', 'marks', { token: academy.owner, body }));
}

export const grid = ({ room, subjectID }: Room) => `/marks/enter?classID=${room._id}&subjectID=${subjectID('HTML')}`;
export const fieldOf = (page: Page, { students }: Room, at: number) =>
  page.getByRole('textbox', { name: `Mark of ${students[at]?.studentName}` });
export const save = (page: Page) => page.getByRole('button', { name: 'Save results' });

/** Pastes as a person does who copied cells in a spreadsheet. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
