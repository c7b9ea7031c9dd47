// Proves S§2, S§4, S§8, R 3.9, R 5.10.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { academy, browser, openAcademy, product } from './opened-product';
import { act, settled, visit } from './visit';

openAcademy();

test('the pencil loads the record into the form, and a save changes the row and sends the version', async () => {
  await academy.records.course({ courseName: 'Web Development' });
  const page = await openCourses();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  const dialog = await edit(page, 'Web Development');
  const name = dialog.getByRole('textbox', { name: 'Course name' });
  await expect.poll(() => name.inputValue()).toBe('Web Development');
  await name.fill('Web Design');
  await saveButton(dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, 'Web Design').waitFor();
  expect(sent).toEqual([expect.objectContaining({ courseName: 'Web Design', __v: 0 })]);
});

test("while a form saves, its button says 'saving...' and is disabled", async () => {
  await academy.records.course({ courseName: 'Bookkeeping' });
  const page = await openCourses();
  const dialog = await edit(page, 'Bookkeeping');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/academy/**', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await dialog.getByRole('textbox', { name: 'Course name' }).fill('Accounting');
  await saveButton(dialog).click();
  const saving = dialog.getByRole('button', { name: 'saving...' });
  await saving.waitFor();
  await expect.poll(() => saving.isDisabled()).toBe(true);
  letGo();
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, 'Accounting').waitFor();
});

test('a refused save says why, keeps what was typed and is never shown as success', async () => {
  await academy.records.course({ courseName: 'Taken' });
  await academy.records.course({ courseName: 'Free' });
  const page = await openCourses();
  const dialog = await edit(page, 'Free');
  const name = dialog.getByRole('textbox', { name: 'Course name' });
  await name.fill('Taken');
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await saveButton(dialog).click();
  const refused = await answer;
  expect(refused.status()).toBe(409);
  const { message } = (await refused.json()) as { message: string };
  await dialog.getByText(message).first().waitFor();
  await expect.poll(() => name.inputValue()).toBe('Taken');
  await expect.poll(() => saveButton(dialog).isEnabled()).toBe(true);
  expect(await page.getByText(/updated|saved/i).count()).toBe(0);
});

test('a save that the network loses says so, and can be sent again', async () => {
  await academy.records.course({ courseName: 'Typing' });
  const page = await openCourses();
  const dialog = await edit(page, 'Typing');
  await page.route('**/api/academy/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('textbox', { name: 'Course name' }).fill('Touch typing');
  await saveButton(dialog).click();
  await page.getByText('The server does not answer').first().waitFor();
  await expect.poll(() => saveButton(dialog).isEnabled()).toBe(true);
  await page.unrouteAll();
  await saveButton(dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, 'Touch typing').waitFor();
});

test('a delete asks first, naming the thing; Cancel leaves it and Delete removes it', async () => {
  await academy.records.course({ courseName: 'Photography' });
  const page = await openCourses();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await act(rowOf(page, 'Photography'), 'Delete');
  await question.getByText('Are you sure?').waitFor();
  const asked = await question.innerText();
  expect(asked).toContain("You won't be able to revert this!");
  expect(asked).toContain('Photography');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await act(rowOf(page, 'Photography'), 'Delete');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await rowOf(page, 'Photography').waitFor({ state: 'detached' });
});

async function openCourses(): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/courses');
  await settled(page);
  return page;
}

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('table').getByRole('row').filter({ hasText: name });
}

async function edit(page: Page, name: string): Promise<Locator> {
  await act(rowOf(page, name), 'Edit');
  const dialog = page.getByRole('dialog');
  await dialog.locator('form').waitFor();
  return dialog;
}

function saveButton(dialog: Locator): Locator {
  return dialog.locator('form').getByRole('button', { name: /^(Save|Update)/ });
}

test('the question before a record is deleted goes with its page: Back answers it with no', async () => {
  await academy.records.course({ courseName: 'Evening course' });
  const page = await openCourses();
  await page.getByRole('navigation').getByRole('link', { name: 'Subjects' }).click();
  await page.getByRole('heading', { level: 1, name: 'Subjects' }).waitFor();
  await page.goBack();
  await act(rowOf(page, 'Evening course'), 'Delete');
  await page.getByRole('dialog', { name: 'Are you sure?' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Subjects' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goBack();
  await rowOf(page, 'Evening course').waitFor();
});
