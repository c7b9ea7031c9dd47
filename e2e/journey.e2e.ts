// Proves S§1, S§2, S§4, S§7, S§9, R 2.5, E19, I7.
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { pdfText } from '#testing/pdf-text';
import { adding, fill, open, save } from './acts';
import { openBrowser } from './browser';
import { startProduct } from './product';
import { act, choose, desktop, phone, visit } from './visit';

const owner = { email: 'hodan@academy.test', password: 'a good long one' };
const student = { name: 'Amina Warsame Farah', password: 'pen and paper' };

test('an academy is run from an empty data folder to the marks in the portal, at a desk', () => journey(desktop));
test('an academy is run from an empty data folder to the marks in the portal, on a phone', () => journey(phone));

/** What the product is for, done as people do it. */
async function journey(look: BrowserContextOptions): Promise<void> {
  const product = await startProduct();
  onTestFinished(async () => void (await product.stop()));
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const { page, faults } = await visit(browser, product.url, { look });

  await setUp(page);
  await prepareClass(page);
  await registerAndEnrol(page);
  const stdID = await payAndPrint(page);
  await enterMark(page);
  await logOut(page);
  await seeMarks(page, stdID);
  expect(faults).toEqual([]);
}

async function setUp(page: Page): Promise<void> {
  await page.goto('/');
  await fill(page, {
    'Organisation name': 'Hodan Academy',
    Phone: '252612345678',
    Address: 'Maka al-Mukarama Road, Mogadishu',
    'Your name': 'Hodan Warsame',
    Email: owner.email,
    Password: owner.password,
  });
  await page.getByRole('button', { name: 'Set up and log in' }).click();
  await page.getByRole('button', { name: /Hodan Warsame/ }).waitFor();
}

async function prepareClass(page: Page): Promise<void> {
  await open(page, 'Courses');
  const course = await adding(page, 'Add course');
  await fill(course, { 'Course name': 'Web Development', Price: '180', 'Duration in months': '6' });
  await choose(course, 'Level', 'Intermediate');
  await save(page, course, 'Save course', 'Web Development');

  await open(page, 'Subjects');
  const subject = await adding(page, 'Add subject');
  await fill(subject, { 'Subject name': 'HTML and CSS' });
  await choose(subject, 'Course', 'Web Development');
  await save(page, subject, 'Save subject', 'HTML and CSS');

  await open(page, 'Teachers');
  const teacher = await adding(page, 'Add teacher');
  await fill(teacher, {
    'Teacher name': 'Abdirahman Farah Ali',
    Phone: '252615550101',
    Address: 'Hodan, Mogadishu',
    Username: 'farah@academy.test',
    Password: 'chalk and slate',
  });
  await choose(teacher, 'Gender', 'Male');
  await choose(teacher, 'Educational level', 'Bachelor');
  await save(page, teacher, 'Save teacher', 'Abdirahman Farah Ali');

  await open(page, 'Classes');
  const group = await adding(page, 'Add class');
  await fill(group, {
    'Class name': 'Morning A',
    'Start date': '2026-09-01',
    'End date': '2027-02-28',
    'Time in': '08:00',
    'Time out': '10:00',
  });
  await choose(group, 'Course', 'Web Development');
  await choose(group, 'Teacher', 'Abdirahman Farah Ali');
  await choose(group, 'Class shift', 'Offline');
  await save(page, group, 'Save class', 'Morning A');
}

async function registerAndEnrol(page: Page): Promise<void> {
  await open(page, 'Students');
  const form = await adding(page, 'Add student');
  await fill(form, {
    'Student name': student.name,
    Address: 'Wadajir, Mogadishu',
    Username: 'amina@student.test',
    Password: student.password,
  });
  await form.getByRole('textbox', { name: 'Phone', exact: true }).fill('252615550202');
  await choose(form, 'Gender', 'Female');
  await choose(form, 'Educational level', 'Secondary');
  await save(page, form, 'Save student', student.name);

  await open(page, 'Enrollment');
  await page.getByRole('main').getByRole('button', { name: 'Add enrollment' }).first().click();
  const enrolling = page.getByRole('main').locator('form');
  await choose(enrolling, 'Class', /Morning A/);
  await choose(enrolling, 'Student', new RegExp(student.name));
  await enrolling.getByRole('textbox', { name: 'Amount a month' }).fill('30');
  // The month is charged later, with everybody's.
  await enrolling.getByRole('button', { name: 'Remove row 1' }).click();
  await enrolling.getByRole('textbox', { name: 'Registration fee' }).fill('10');
  await addFeeItem(enrolling, { name: 'Course books', type: 'Book fee', amount: '25.50' });
  await enrolling.getByText('$35.50').first().waitFor();
  await enrolling.getByRole('textbox', { name: 'Amount paid' }).fill('0');
  await enrolling.getByRole('button', { name: 'Enroll', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: `${student.name} is enrolled in Morning A` }).waitFor();
}

async function addFeeItem(form: Locator, item: { name: string; type: string; amount: string }): Promise<void> {
  await form.getByRole('button', { name: 'Add fee' }).click();
  await form.getByRole('textbox', { name: 'Fee name' }).fill(item.name);
  const type = form.getByRole('combobox', { name: 'Fee type' }).or(form.getByRole('textbox', { name: 'Fee type' }));
  await type.click();
  await form.page().getByRole('option', { name: item.type, exact: true }).click();
  await form.getByRole('textbox', { name: 'Fee amount' }).fill(item.amount);
}

/** Takes a part of the book fee, looks at the receipt and saves it; answers the student's number. */
async function payAndPrint(page: Page): Promise<string> {
  await open(page, 'Fees');
  const row = page.getByRole('row').filter({ hasText: 'Course books' });
  await row.getByRole('button', { name: 'Take $25.50' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take payment' });
  await dialog.waitFor();
  await dialog.getByRole('textbox', { name: 'Amount paid' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Paid from phone' }).fill('252615550202');
  await dialog.getByRole('button', { name: 'Take $20.00' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  await open(page, 'Receipts');
  const taken = page.getByRole('table').getByRole('row').filter({ hasText: student.name });
  await taken.waitFor();
  // A phone has it in the menu of the row.
  const printing = taken.getByRole('button', { name: 'Print' });
  await ((await printing.count()) > 0 ? printing.click() : act(taken, 'Print'));
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await receipt.getByText('Thank you, dear student').waitFor();
  const shown = await receipt.innerText();
  for (const word of [
    'Hodan Academy',
    'Maka al-Mukarama Road',
    student.name,
    'Course books',
    '$20.00',
    '$5.50',
    'Evc plus',
    '252615550202',
  ])
    expect(shown).toContain(word);
  const waiting = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Download' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('receipt.pdf');
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // A4, in points.
  expect(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/.test(bytes.toString('latin1'))).toBe(true);
  const printed = pdfText(bytes);
  for (const word of ['Hodan Academy', student.name, '$20.00', '$5.50']) expect(printed).toContain(word);
  await receipt.getByRole('button', { name: 'Close' }).click();
  await receipt.waitFor({ state: 'detached' });
  return /Student ID (\d+)/.exec(shown)?.[1] ?? '';
}

async function enterMark(page: Page): Promise<void> {
  await open(page, 'Results');
  const form = await adding(page, 'Add mark');
  await choose(form, 'Class', /Morning A/);
  await choose(form, 'Student', new RegExp(student.name));
  await choose(form, 'Subject', 'HTML and CSS');
  await form.getByRole('textbox', { name: 'Mark', exact: true }).fill('87.5');
  await save(page, form, 'Save mark', 'HTML and CSS');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Hodan Warsame/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log In' }).waitFor();
}

async function seeMarks(page: Page, stdID: string): Promise<void> {
  await page.getByRole('link', { name: 'Student portal' }).click();
  await fill(page, { 'Student ID': stdID, Password: student.password });
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/portal');
  await page.getByRole('heading', { name: 'Marks' }).waitFor();
  const main = page.getByRole('main');
  await main.getByText('HTML and CSS').first().waitFor();
  const shown = await main.innerText();
  for (const word of [student.name, stdID, 'Morning A', '87.5', 'B+', 'Pass']) expect(shown).toContain(word);
}
