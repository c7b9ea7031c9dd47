// Proves S§2, R 1.4, A21.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { academy, browser, openAcademy, product } from './opened-product';
import { saved, userOf } from './academy';
import { violations } from './axe';
import { desktop, phone, settled, visit } from './visit';

openAcademy();

/** Waits until the page listens: until then it reloads only when it becomes visible. */
async function listening(page: Page): Promise<void> {
  await page.waitForRequest((request) => request.headers().accept === 'text/event-stream');
}

test('a colleague’s change appears in an open list, and neither typing nor the focus is lost by it', async () => {
  const first = await academy.records.course({ courseName: 'Accounting' });
  const { token } = await userOf(academy, 'Registrar', ['/courses']);
  const { page, faults } = await visit(browser, product.url, { token });
  const listens = listening(page);
  await page.goto('/courses');
  await settled(page);
  await listens;

  const second = await academy.records.course({ courseName: 'Bookkeeping' });
  await page.getByRole('button', { name: 'Bookkeeping' }).waitFor();

  // The row that holds the focus goes: the focus moves to the row that took its place.
  await page.getByRole('button', { name: 'Accounting' }).focus();
  await saved(academy.call('DELETE', `courses/${first._id}`, { token: academy.owner }));
  await page.getByRole('button', { name: 'Accounting' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Bookkeeping');

  // While something is typed the list waits, and what is typed stays. Another page shows when both have been told.
  const watching = await openedList(token);
  await page.getByRole('button', { name: 'Add course' }).first().click();
  await page.getByLabel('Course name').fill('Typed and not saved');
  await saved(
    academy.call('PUT', `courses/${second._id}`, { token: academy.owner, body: { courseName: 'Bookkeeping II' } }),
  );
  await watching.getByRole('button', { name: 'Bookkeeping II' }).waitFor();
  await expect.poll(() => page.getByLabel('Course name').inputValue()).toBe('Typed and not saved');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await page.getByRole('button', { name: 'Bookkeeping II' }).waitFor();
  expect(faults).toEqual([]);
});

test('a colleague’s change from before the page began to listen appears too', async () => {
  const { token } = await userOf(academy, 'Archivist', ['/courses']);
  await academy.records.course({ courseName: 'Before' });
  const { page, faults } = await visit(browser, product.url, { token });
  let listens = false;
  page.on('request', (request) => (listens ||= request.headers().accept === 'text/event-stream'));
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Before' }).waitFor();
  await academy.records.course({ courseName: 'Meanwhile' });
  expect(listens).toBe(false);
  await page.getByRole('button', { name: 'Meanwhile' }).waitFor();
  expect(faults).toEqual([]);
});

test('a colleague’s change appears too where the list was on its way while it happened', async () => {
  const { token } = await userOf(academy, 'Keeper', ['/courses', '/complain']);
  await academy.records.course({ courseName: 'Already there' });
  const { page, faults } = await visit(browser, product.url, { token });
  const listens = listening(page);
  await page.goto('/complain');
  await listens;
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  let read = () => {};
  const wasRead = new Promise<void>((resolve) => (read = resolve));
  await page.route(
    '**/courses?*',
    async (route) => {
      const response = await route.fetch();
      read();
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Courses' }).click();
  await wasRead;
  const watching = await openedList(token);
  await academy.records.course({ courseName: 'While on its way' });
  // Another page shows when both have been told.
  await watching.getByRole('button', { name: 'While on its way' }).waitFor();
  arrive();
  await page.getByRole('button', { name: 'Already there' }).waitFor();
  await page.getByRole('button', { name: 'While on its way' }).waitFor();
  expect(faults).toEqual([]);
});

test('the bell counts what is unread, says what is new, leads to the screen, and works by keyboard and on a phone', async () => {
  const { student, room } = await enrolled();
  const { token } = await userOf(academy, 'Care', ['/complain', '/courses']);
  const look = { ...desktop, bypassCSP: true };
  const { page, faults } = await visit(browser, product.url, { token, look });
  const listens = listening(page);
  await page.goto('/courses');
  await settled(page);
  await listens;
  const body = { classID: room._id, description: 'The projector is broken' };
  await saved(academy.call('POST', 'complain', { token: await academy.records.portalTokenOf(student), body }));

  const text = `New complaint by ${student.studentName} in ${room.className}`;
  const bell = page.getByRole('button', { name: 'Notifications, unread: 1' });
  await bell.waitFor();
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain(text);

  await bell.focus();
  await page.keyboard.press('Enter');
  const news = page.getByRole('menuitem', { name: text });
  await news.waitFor();
  expect(await violations(page)).toEqual([]);
  // What was shown is read, though it still stands out from what was known.
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await news.getByText('New', { exact: true }).waitFor();
  await news.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/complain?q=${student.stdID}`);
  await page.getByText('The projector is broken').first().waitFor();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  expect(faults).toEqual([]);

  const onPhone = await visit(browser, product.url, { token, look: phone });
  await onPhone.page.goto('/courses');
  await settled(onPhone.page);
  await onPhone.page.getByRole('button', { name: 'Notifications' }).click();
  const box = await onPhone.page.getByRole('menuitem', { name: text }).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
});

test('who is blocked is led to the login at once', async () => {
  const { token, _id } = await userOf(academy, 'Passer', ['/courses']);
  const { page } = await visit(browser, product.url, { token });
  const listens = listening(page);
  await page.goto('/courses');
  await settled(page);
  await listens;
  const body = { _id, currentstatus: false };
  await saved(academy.call('PUT', `users/blockuser/${_id}`, { token: academy.owner, body }));
  await page.waitForURL('**/login*');
  await page.getByText('Your session has ended').waitFor();
});

async function enrolled() {
  const [student, room] = [await academy.records.student(), await academy.records.class()];
  await academy.records.enroll(student, room);
  return { student, room };
}

/** The list of courses in another browser, which is notified of changes. */
async function openedList(token: string): Promise<Page> {
  const { page } = await visit(browser, product.url, { token });
  const listens = listening(page);
  await page.goto('/courses');
  await settled(page);
  await listens;
  return page;
}
