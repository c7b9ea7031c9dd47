import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { teacherPassword } from '../src/testing/academy-records';
import { type Academy, saved, setUpAcademy } from './academy';
import { logIn } from './acts';
import { type Line, openLine } from './line';
import { type Phone, takePhone } from './pocket-phone';
import { type Product, startProduct } from './product';
import { choose } from './visit';

let product: Product;
let academy: Academy;
let line: Line;
let phone: Phone;
let school: School;

/** A machine that runs many tests at once is slow. */
const soon = { timeout: 20_000 };

type School = Awaited<ReturnType<typeof makeSchool>>;

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

test('marks entered without a network survive a kill of the browser, and each arrives exactly once', async () => {
  const first = await openedOnline();
  line.state = 'down';
  for (const name of school.names.slice(0, 3)) await enterMark(first.page, name, '80');
  await first.page.getByRole('button', { name: '3 records wait on this phone' }).waitFor();
  expect(first.faults).toEqual([]);
  await phone.kill();

  const second = await phone.open();
  await second.page.goto(`${line.url}/marks`);
  await second.page.getByRole('button', { name: /^Go on without a network as/ }).click();
  await enterMark(second.page, school.names[3] ?? '', '81');
  const desk = second.page.getByRole('button', { name: '4 records wait on this phone' });
  await desk.click();
  const list = second.page.getByRole('dialog', { name: 'On this phone' });
  for (const name of school.names.slice(0, 4)) await list.getByText(name).waitFor();
  expect(await marksOnServer()).toEqual([]);

  line.state = 'up';
  await list.getByRole('button', { name: 'Log in' }).click();
  await logIn(second.page, school.teacher.username, teacherPassword);
  await second.page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  expect(await marksOnServer()).toEqual(school.names.slice(0, 4));
  expect(second.faults).toEqual([]);
}, 120_000);

test('registers taken without a network survive a kill of the browser, arrive once and in their order', async () => {
  const first = await openedOnline();
  line.state = 'down';
  await openRegister(first.page);
  await first.page.locator('fieldset').nth(1).getByTitle('Absent').click();
  await saveRegister(first.page);
  await first.page.locator('fieldset').nth(2).getByTitle('Sick').click();
  await saveRegister(first.page);
  await first.page.getByRole('button', { name: '2 records wait on this phone' }).waitFor();
  expect(first.faults).toEqual([]);
  await phone.kill();

  const second = await phone.open();
  await second.page.goto(`${line.url}/attendence`);
  await second.page.getByRole('button', { name: /^Go on without a network as/ }).click();
  await openRegister(second.page);
  await second.page.getByText('This register waits on this phone').waitFor();
  expect(await second.page.getByRole('radio', { name: 'Absent' }).nth(1).isChecked()).toBe(true);
  expect(await second.page.getByRole('radio', { name: 'Sick' }).nth(2).isChecked()).toBe(true);
  expect(await registerOnServer()).toEqual([]);

  line.state = 'up';
  await second.page.getByRole('button', { name: '2 records wait on this phone' }).click();
  await second.page.getByRole('button', { name: 'Log in' }).click();
  await logIn(second.page, school.teacher.username, teacherPassword);
  await second.page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  // The second sending came after the first, and nobody stands in it twice.
  expect(await registerOnServer()).toEqual(['present', 'present', 'present', 'sick', 'upsent']);
  expect(line.writes.filter((write) => write === 'POST /api/academy/attendence')).toHaveLength(2);
  expect(second.faults).toEqual([]);
}, 120_000);

test('a register that the server refuses is put right and saved again, and then stands there no more', async () => {
  const { page } = await openedOnline();
  line.state = 'down';
  await openRegister(page);
  await page.locator('fieldset').nth(1).getByTitle('Absent').click();
  await saveRegister(page);
  // Meanwhile a student left the class.
  await saved(
    academy.call('PUT', `Enrollment/${school.enrollments.get(school.names[0] ?? '')}`, {
      token: academy.owner,
      body: { enrolledStatus: 'graduated' },
    }),
  );
  line.state = 'up';
  await page.getByRole('button', { name: '1 record was not saved' }).click({ timeout: 40_000 });
  const list = page.getByRole('dialog', { name: 'On this phone' });
  await list.getByText('This student is not actively enrolled in this class').waitFor();
  await list.getByRole('button', { name: 'Correct' }).click();
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('fieldset').count(), soon).toBe(4);
  expect(await page.getByRole('radio', { name: 'Absent' }).first().isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Save attendance' }).click();
  await page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  expect(await registerOnServer()).toEqual(['present', 'present', 'present', 'upsent']);
}, 120_000);

test('a reload 100 ms after the last tap loses nothing, and two pages of one phone send nothing twice', async () => {
  const { page, context } = await openedOnline();
  line.state = 'down';
  await enterMark(page, school.names[0] ?? '', '80');
  await fillMark(page, school.names[1] ?? '', '81');
  await page.getByRole('button', { name: 'Save mark' }).click();
  await page.waitForTimeout(100);
  await page.reload();
  await page.getByRole('button', { name: '2 records wait on this phone' }).waitFor();
  const other = await context.newPage();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  line.state = 'up';
  await other.goto(`${line.url}/healthz`);
  await other.evaluate((value) => sessionStorage.setItem('token', String(value)), token);
  await other.goto(`${line.url}/marks`);
  for (const one of [page, other]) await one.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  expect(await marksOnServer()).toEqual(school.names.slice(0, 2));
  expect(line.writes.filter((write) => write === 'POST /api/academy/marks')).toHaveLength(2);
}, 120_000);

test('writes whose answers are lost on the way back are sent again and arrive once', async () => {
  const { page } = await openedOnline();
  line.state = 'deaf';
  await enterMark(page, school.names[0] ?? '', '80');
  await page.getByText('Kept on this phone; will be sent when there is a network.').first().waitFor();
  await enterMark(page, school.names[1] ?? '', '81');
  await expect.poll(marksOnServer, soon).toHaveLength(1);
  line.state = 'up';
  await page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor({ timeout: 40_000 });
  expect(await marksOnServer()).toEqual(school.names.slice(0, 2));
  expect(line.writes.filter((write) => write === 'POST /api/academy/marks').length).toBeGreaterThan(2);
}, 120_000);

test('what the server refuses stands in a list with its reason, to be put right, sent again or discarded', async () => {
  const { page } = await openedOnline();
  line.state = 'down';
  for (const name of school.names.slice(0, 3)) await enterMark(page, name, '80');
  // Meanwhile, at a desk: two of these marks are entered by somebody else.
  for (const name of school.names.slice(0, 2)) await giveMark(name, 55);
  line.state = 'up';
  await page.getByRole('button', { name: '2 records were not saved' }).click({ timeout: 40_000 });
  const list = page.getByRole('dialog', { name: 'On this phone' });
  const rows = list.getByRole('listitem');
  const first = rows.filter({ hasText: school.names[0] ?? '' });
  await first.getByText('This student has a mark for this subject in this class already').waitFor();
  expect(await rows.count()).toBe(2);
  expect(await marksOnServer()).toEqual(school.names.slice(0, 3));

  await first.getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add mark' });
  expect(await dialog.getByRole('textbox', { name: 'Mark' }).inputValue()).toBe('80');
  // Closed without saving it is where it was.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await page.getByRole('button', { name: '2 records were not saved' }).click();
  await first.getByRole('button', { name: 'Correct' }).click();
  await choose(dialog, 'Student', new RegExp(school.names[3] ?? ''));
  await dialog.getByRole('button', { name: 'Save mark' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(marksOnServer, soon).toEqual(school.names.slice(0, 4));

  await page.getByRole('button', { name: '1 record was not saved' }).click();
  await rows.getByRole('button', { name: 'Send again' }).click();
  await rows.getByRole('button', { name: 'Send again' }).waitFor();
  await rows.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  expect(await question.innerText()).toContain(school.names[1] ?? '');
  await question.getByRole('button', { name: 'Discard' }).click();
  await list.getByText('Nothing waits here. Everything was sent.').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  // The keyboard goes on where the list was opened.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel), soon)
    .toBe('Nothing waits on this phone');
  expect(await marksOnServer()).toEqual(school.names.slice(0, 4));
}, 120_000);

test("another user of the same phone neither sees nor sends what the first one's marks wait for", async () => {
  const first = await openedOnline();
  line.state = 'down';
  await enterMark(first.page, school.names[0] ?? '', '80');
  await phone.kill();
  line.state = 'up';

  const colleague = await academy.records.teacher();
  const second = await phone.open();
  await second.page.goto(`${line.url}/marks`);
  await logIn(second.page, colleague.username, teacherPassword);
  await second.page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  await second.page.waitForLoadState('networkidle');
  expect(line.writes.filter((write) => write === 'POST /api/academy/marks')).toEqual([]);
  // What the first one had read is gone too.
  await expect.poll(() => keptAnswers(second.page), soon).not.toContain(school.names[1]);

  await second.page.goto(`${line.url}/logout`);
  await logIn(second.page, school.teacher.username, teacherPassword);
  await second.page.getByText('1 record that waited here was saved').waitFor();
  expect(await marksOnServer()).toEqual(school.names.slice(0, 1));
}, 120_000);

test('a session that ended meanwhile asks for the login, and then what waited is sent', async () => {
  const { page } = await openedOnline();
  line.state = 'down';
  await enterMark(page, school.names[0] ?? '', '80');
  const token = String(await page.evaluate(() => sessionStorage.getItem('token')));
  await saved(academy.call('POST', 'logout', { token }));
  line.state = 'up';
  await page.getByText('Your session has ended').waitFor({ timeout: 40_000 });
  expect(await marksOnServer()).toEqual([]);
  await logIn(page, school.teacher.username, teacherPassword);
  await page.getByText('1 record that waited here was saved').waitFor();
  // The form does not come back with what was sent.
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await marksOnServer()).toEqual(school.names.slice(0, 1));
}, 120_000);

test('nothing of a token lies on the phone when its page is gone, and a logout leaves only what waits', async () => {
  const first = await openedOnline();
  line.state = 'down';
  await enterMark(first.page, school.names[0] ?? '', '80');
  const token = String(await first.page.evaluate(() => sessionStorage.getItem('token')));
  await phone.kill();
  const second = await phone.open();
  await second.page.goto(`${line.url}/marks`);
  await second.page.getByRole('button', { name: /^Go on without/ }).click();
  await second.page.getByRole('button', { name: '1 record waits on this phone' }).waitFor();
  const before = await keptAnswers(second.page);
  expect(before).toContain(school.names[1]);
  expect(before).not.toContain(token.split('.')[2]);
  await second.page.getByRole('button', { name: school.teacher.teacherName }).click();
  await second.page.getByRole('menuitem', { name: 'Logout' }).click();
  await second.page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).click();
  await second.page.getByRole('button', { name: 'Log In' }).waitFor();
  await expect.poll(() => keptAnswers(second.page), soon).not.toContain(school.names[1]);
  expect(await keptAnswers(second.page)).toContain(school.names[0]);
  expect(await second.page.getByRole('button', { name: /^Go on without/ }).count()).toBe(0);
}, 120_000);

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
async function openedOnline() {
  const opened = await phone.open();
  const { page } = opened;
  await page.goto(`${line.url}/marks`);
  await logIn(page, school.teacher.username, teacherPassword);
  await page.getByRole('heading', { name: 'Results' }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The last of what is read ahead: a busy machine takes its time.
  await expect.poll(() => keptAnswers(page), soon).toContain(`label\\":\\"${school.names.at(-1)}`);
  return opened;
}

async function enterMark(page: Page, student: string, mark: string): Promise<void> {
  await fillMark(page, student, mark);
  const dialog = page.getByRole('dialog', { name: 'Add mark' });
  await dialog.getByRole('button', { name: 'Save mark' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function fillMark(page: Page, student: string, mark: string): Promise<void> {
  await page.getByRole('button', { name: 'Add mark' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add mark' });
  await choose(dialog, 'Class', new RegExp(school.schoolClass.className));
  await choose(dialog, 'Student', new RegExp(student));
  await choose(dialog, 'Subject', 'Typography');
  await dialog.getByRole('textbox', { name: 'Mark' }).fill(mark);
}

async function openRegister(page: Page): Promise<void> {
  if (!page.url().includes('/attendence')) await page.goto(`${line.url}/attendence`);
  await choose(page, 'Class', new RegExp(school.schoolClass.className));
  await page.getByRole('button', { name: 'Save attendance' }).waitFor();
}

async function saveRegister(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save attendance' }).click();
  await page.getByText('This register waits on this phone').waitFor();
  await page.getByRole('button', { name: 'Save attendance' }).waitFor();
}

/** The statuses in the class's register now, sorted. */
async function registerOnServer(): Promise<string[]> {
  const { body } = await saved(
    academy.call('GET', `attendence?classID=${school.schoolClass._id}`, { token: academy.owner }),
  );
  return body.map(({ attendenceStatus }: { attendenceStatus: string }) => attendenceStatus).sort();
}

/** A mark given at a desk, by somebody else. */
async function giveMark(name: string, mark: number): Promise<void> {
  const studentID = school.ids.get(name);
  const body = { studentID, classID: school.schoolClass._id, subjectID: school.subject._id, Amount: mark };
  await saved(academy.call('POST', 'marks', { token: academy.owner, body }));
}

/** All that the browser keeps of ours on the disk, as one text. */
async function keptAnswers(page: Page): Promise<string> {
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

/** The names of whoever has a mark in the class now, in the order of arrival. */
async function marksOnServer(): Promise<string[]> {
  const { body } = await saved(
    academy.call('GET', `marks?classID=${school.schoolClass._id}`, { token: academy.owner }),
  );
  return body.map(({ studentID }: { studentID: { studentName: string } }) => studentID.studentName);
}
