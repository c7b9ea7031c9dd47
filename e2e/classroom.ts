import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { teacherPassword } from '#testing/academy-records';
import { type Academy, saved, setUpAcademy } from './academy';
import { logIn } from './acts';
import { type Line, openLine } from './line';
import { type Phone, takePhone } from './pocket-phone';
import { type Product, startProduct } from './product';
import { choose } from './visit';

let product: Product;
// As the test that runs now has them: a line that can be cut, the teacher's phone, a class of five.
export let academy: Academy;
export let line: Line;
export let phone: Phone;
export let school: Awaited<ReturnType<typeof makeSchool>>;

/** An academy for the file, and for each of its tests a class, a line and a phone. */
export function openClassroom(): void {
  beforeAll(async () => {
    product = await startProduct();
    academy = await setUpAcademy(product.url);
    await academy.records.letTeachersOpen(['/attendence', '/marks']);
  });
  afterAll(async () => {
    await product?.stop();
  });
  beforeEach(async () => {
    line = await openLine(product.url);
    phone = takePhone();
    school = await makeSchool();
  });
  afterEach(async () => {
    await phone.drop();
    await line.close();
  });
}

async function makeSchool() {
  const { records } = academy;
  const teacher = await records.teacher();
  const course = await records.course();
  const subject = await records.subject({ courseID: course._id, subjectName: 'Typography' });
  const schoolClass = await records.class({ courseID: course._id, teacherID: teacher._id });
  const names = ['Amina Warsame', 'Bilal Farah', 'Caasha Nuur', 'Deeqa Jama', 'Ebyan Cali'];
  const ids = new Map<string, string>();
  for (const studentName of names) {
    const student = await records.student({ studentName });
    await records.enroll(student, schoolClass);
    ids.set(studentName, student._id);
  }
  const { body } = await saved(academy.call('GET', `Enrollment?classID=${schoolClass._id}`, { token: academy.owner }));
  const enrollments = new Map<string, string>(
    body.map((row: { _id: string; studentID: { studentName: string } }) => [row.studentID.studentName, row._id]),
  );
  return { teacher, subject, schoolClass, names, ids, enrollments };
}

/** The phone with the teacher logged in, everything put by that is needed without a network. */
export async function openedOnline() {
  const opened = await phone.open();
  const { page } = opened;
  await page.goto(`${line.url}/marks`);
  await logIn(page, school.teacher.username, teacherPassword);
  await page.getByRole('heading', { name: 'Results' }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The last of what is read ahead: a busy machine takes its time.
  await expect.poll(() => keptAnswers(page)).toContain(`label\\":\\"${school.names.at(-1)}`);
  return opened;
}

export async function enterMark(page: Page, student: string, mark: string): Promise<void> {
  await fillMark(page, student, mark);
  const dialog = page.getByRole('dialog', { name: 'Add mark' });
  await dialog.getByRole('button', { name: 'Save mark' }).click();
  await dialog.waitFor({ state: 'detached' });
}

export async function fillMark(page: Page, student: string, mark: string): Promise<void> {
  await page.getByRole('button', { name: 'Add mark' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add mark' });
  await choose(dialog, 'Class', new RegExp(school.schoolClass.className));
  await choose(dialog, 'Student', new RegExp(student));
  await choose(dialog, 'Subject', 'Typography');
  await dialog.getByRole('textbox', { name: 'Mark' }).fill(mark);
}

export async function openRegister(page: Page): Promise<void> {
  if (!page.url().includes('/attendence')) await page.goto(`${line.url}/attendence`);
  const { className } = school.schoolClass;
  // On a phone a class that is open already is one line, without a field.
  const opened = page.getByRole('button', { name: new RegExp(`^(Add|Edit) attendance ?${className} · `) });
  const box = page.getByRole('combobox', { name: 'Class' }).or(page.getByRole('textbox', { name: 'Class' }));
  await opened.or(box).first().waitFor();
  if (!(await opened.isVisible())) await choose(page, 'Class', new RegExp(className));
  await page.getByRole('button', { name: 'Save attendance' }).waitFor();
}

export async function saveRegister(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save attendance' }).click();
  await page.getByText('This register waits on this phone').waitFor();
  await page.getByRole('button', { name: 'Save attendance' }).waitFor();
}

/** The statuses in the class's register now, sorted. */
export async function registerOnServer(): Promise<string[]> {
  const { body } = await saved(
    academy.call('GET', `attendence?classID=${school.schoolClass._id}`, { token: academy.owner }),
  );
  return body.map(({ attendenceStatus }: { attendenceStatus: string }) => attendenceStatus).sort();
}

/** A mark given at a desk, by somebody else. */
export async function giveMark(name: string, mark: number): Promise<void> {
  const studentID = school.ids.get(name);
  const body = { studentID, classID: school.schoolClass._id, subjectID: school.subject._id, Amount: mark };
  await saved(academy.call('POST', 'marks', { token: academy.owner, body }));
}

/** All that the browser keeps of ours on the disk, as one text. */
export async function keptAnswers(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage)];
    const done = (asked: IDBRequest) => new Promise((resolve) => asked.addEventListener('success', resolve));
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await done(opening);
      const db = opening.result;
      for (const store of db.objectStoreNames) {
        const asked = db.transaction(store).objectStore(store).getAll();
        await done(asked);
        found.push(asked.result);
      }
      db.close();
    }
    return JSON.stringify(found);
  });
}

/** The names of the students who have a mark in the class now, in the order of arrival. */
export async function marksOnServer(): Promise<string[]> {
  const { body } = await saved(
    academy.call('GET', `marks?classID=${school.schoolClass._id}`, { token: academy.owner }),
  );
  return body.map(({ studentID }: { studentID: { studentName: string } }) => studentID.studentName);
}
