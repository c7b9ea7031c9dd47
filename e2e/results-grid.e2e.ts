// Proves E18.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe';
import { saved } from './academy';
import { counted } from './acts';
import { academy, browser, openAcademy, product } from './opened-product';
import { desktop, phone, settled, visit } from './visit';

openAcademy();

/** A class of a teacher, its subjects, and students numbered by name. */
async function classOf(className: string, count: number, subjects: readonly string[] = ['HTML', 'CSS']) {
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

type Room = Awaited<ReturnType<typeof classOf>>;

/** What is stored of a class in a subject, by student. */
async function stored({ room, subjectID, students }: Room, subject = 'HTML'): Promise<(number | undefined)[]> {
  const query = `classID=${room._id}&subjectID=${subjectID(subject)}`;
  const { body } = await saved(academy.call('GET', `marks?${query}`, { token: academy.owner }));
  const byStudent = new Map<string, number>(
    body.map((one: { studentID: { _id: string }; Amount: number }) => [one.studentID._id, one.Amount]),
  );
  return students.map(({ _id }) => byStudent.get(_id));
}

async function give({ room, subjectID, students }: Room, at: number, Amount: number): Promise<void> {
  const body = { studentID: students[at]?._id, classID: room._id, subjectID: subjectID('HTML'), Amount };
  await saved(academy.call('POST', 'marks', { token: academy.owner, body }));
}

const grid = ({ room, subjectID }: Room) => `/marks/enter?classID=${room._id}&subjectID=${subjectID('HTML')}`;
const fieldOf = (page: Page, { students }: Room, at: number) =>
  page.getByRole('textbox', { name: `Mark of ${students[at]?.studentName}` });
const save = (page: Page) => page.getByRole('button', { name: 'Save results' });

/** Pastes as a person does who copied cells in a spreadsheet. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

const marksOf25 = Array.from({ length: 25 }, (_, at) => 50 + at * 2);

async function typeAll(page: Page, act: (deed: () => Promise<unknown>) => Promise<void>): Promise<void> {
  for (const mark of marksOf25)
    await act(async () => {
      await page.keyboard.type(String(mark));
      await page.keyboard.press('Enter');
    });
}

test('25 marks are entered in 28 actions: class, subject, the marks, save', async () => {
  const room = await classOf('Counted', 25);
  await classOf('Beside', 1);
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/marks/enter');
  const { act, count } = counted();
  await act(() => page.getByRole('button', { name: room.label }).click());
  await act(() => page.getByRole('button', { name: 'HTML 0 / 25' }).click());
  await fieldOf(page, room, 0).and(page.locator(':focus')).waitFor();
  await typeAll(page, act);
  // After the last mark comes the button that saves.
  await act(() => page.keyboard.press('Enter'));
  await page.getByText('25 marks saved').waitFor();
  expect(count()).toBe(28);
  expect(await stored(room)).toEqual(marksOf25);
  await page.getByText('25 of 25 have a mark').waitFor();
  expect(faults).toEqual([]);
});

test('a teacher of one class does the same on a phone, from the list of results on', async () => {
  const room = await classOf('Pocket', 25);
  const { page, faults } = await visit(browser, product.url, { token: room.token, look: phone });
  await page.goto('/marks');
  const { act, count } = counted();
  await act(() => page.getByRole('link', { name: 'Enter results' }).tap());
  await act(() => page.getByRole('button', { name: 'CSS 0 / 25' }).tap());
  await fieldOf(page, room, 0).and(page.locator(':focus')).waitFor();
  await typeAll(page, act);
  await act(() => save(page).tap());
  await page.getByText('25 marks saved').waitFor();
  expect(count()).toBe(28);
  expect(await stored(room, 'CSS')).toEqual(marksOf25);
  expect(faults).toEqual([]);
});

test('where there is one class and one subject, the first student without a mark waits for his', async () => {
  const room = await classOf('Only', 3, ['HTML']);
  await give(room, 0, 40);
  const { page } = await visit(browser, product.url, { token: room.token });
  await page.goto('/marks/enter');
  await fieldOf(page, room, 1).and(page.locator(':focus')).waitFor();
  await expect.poll(() => fieldOf(page, room, 0).inputValue()).toBe('40');
});

test('the keys go up and down; a mark out of range is refused beside its field, an empty field is no mark', async () => {
  const room = await classOf('Keys', 4);
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(grid(room));
  await fieldOf(page, room, 0).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('101');
  await page.keyboard.press('ArrowDown');
  await page.getByText('Enter a number from 0 to 100').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('87,5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await save(page).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Nothing was saved. First put right what is marked.').waitFor();
  expect(await stored(room)).toEqual([undefined, undefined, undefined, undefined]);
  await fieldOf(page, room, 0).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('0');
  await save(page).click();
  await page.getByText('2 marks saved').waitFor();
  expect(await stored(room)).toEqual([0, undefined, 87.5, undefined]);
  // A saved mark that is emptied is neither a zero nor deleted by the way.
  await fieldOf(page, room, 2).fill('');
  await fieldOf(page, room, 1).focus();
  await page.getByText('A saved mark is deleted in the list of results, not here.').waitFor();
  await save(page).click();
  await fieldOf(page, room, 2).fill('88');
  await save(page).click();
  await page.getByText('1 mark changed').waitFor();
  expect(await stored(room)).toEqual([0, undefined, 88, undefined]);
  await fieldOf(page, room, 2).focus();
  await page.keyboard.press('ArrowUp');
  await fieldOf(page, room, 1).and(page.locator(':focus')).waitFor();
  expect(faults).toEqual([]);
});

test('a column of a spreadsheet is pasted from where the cursor is, and two columns by number or name', async () => {
  const room = await classOf('Pasted', 5);
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(grid(room));
  await fieldOf(page, room, 1).focus();
  await paste(page, '61\r\n\r\n63\r\n');
  await expect.poll(() => fieldOf(page, room, 1).inputValue()).toBe('61');
  const [, , third, , fifth] = room.students;
  await paste(page, `Number\tMark\n${fifth?.stdID}\t65\n${third?.studentName.toUpperCase()}\t62,5\n999999\t7`);
  await page.getByText('It is not clear whose mark 1 pasted line is: 999999 7').waitFor();
  await save(page).click();
  await page.getByText('4 marks saved').waitFor();
  expect(await stored(room)).toEqual([undefined, 61, 62.5, 63, 65]);
  expect(faults).toEqual([]);
});

test('what somebody else saved meanwhile is shown beside what was typed, and one of the two is chosen', async () => {
  const room = await classOf('Conflict', 3);
  const { page, faults } = await visit(browser, product.url, { token: room.token });
  // Nothing tells this page of what others save, until it saves itself.
  await page.route('**/api/academy/notifications**', (route) => route.abort());
  await page.goto(grid(room));
  for (const [at, mark] of ['80', '81', '82'].entries()) await fieldOf(page, room, at).fill(mark);
  await give(room, 0, 55);
  await give(room, 1, 56);
  await save(page).click();
  await page.getByText('Meanwhile 55.00 was saved here.').waitFor();
  await page.getByText('Meanwhile 56.00 was saved here.').waitFor();
  await page
    .getByRole('alert')
    .getByText('Nothing was saved: 2 marks were changed by someone else meanwhile.')
    .waitFor();
  expect(await stored(room)).toEqual([55, 56, undefined]);
  await expect.poll(() => fieldOf(page, room, 0).inputValue()).toBe('80');
  await page.getByRole('button', { name: 'Use 80' }).click();
  await fieldOf(page, room, 0).and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect.poll(() => fieldOf(page, room, 1).inputValue()).toBe('56');
  await save(page).click();
  await page.getByText('Marks saved: 1 new, 1 changed').waitFor();
  expect(await stored(room)).toEqual([80, 56, 82]);
  expect(faults).toEqual([]);
});

test('what is typed is not left without a question, neither for another class nor for the list', async () => {
  const room = await classOf('Unsaved', 2);
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(grid(room));
  await fieldOf(page, room, 0).fill('80');
  await page.getByRole('link', { name: 'List of results' }).click();
  await page.getByText('Close without saving?').waitFor();
  await page.getByRole('dialog').getByRole('button').last().press('Escape');
  await page.getByText('Close without saving?').waitFor({ state: 'detached' });
  await expect.poll(() => fieldOf(page, room, 0).inputValue()).toBe('80');
  await save(page).click();
  await page.getByText('1 mark saved').waitFor();
  await page.getByRole('link', { name: 'List of results' }).click();
  await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor();
});

test.each([
  ['1280', desktop, 'dark', 'en'],
  ['390', phone, 'light', 'so'],
  ['390', phone, 'dark', 'ar'],
] as const)('fits at %s and passes axe', async (_width, look: BrowserContextOptions, colorScheme, language) => {
  const room = await classOf(`Fits ${language}${colorScheme}`, 3);
  await give(room, 0, 40);
  const { page, faults } = await visit(browser, product.url, {
    token: room.token,
    look: { ...look, colorScheme },
    language,
  });
  await page.goto(grid(room));
  const fields = page.locator('input[data-mark]');
  await fields.nth(1).fill('200');
  await fields.nth(2).focus();
  await settled(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});
