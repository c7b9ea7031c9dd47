// Proves S§2.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { shifted, watchShifts } from './shifted';
import { desktop, phone, settled, visit } from './visit';

openAcademy();

test.each([
  ['desk', desktop],
  ['phone', phone],
])('nothing on a dashboard moves when its figures come late, at a %s', async (_name, look) => {
  const page = await openAt('/courses', look);
  await watchShifts(page);
  await page.route('**/api/academy/summary', async (route) => {
    const answer = await route.fetch();
    await page.locator('main ul[aria-busy="true"]').first().waitFor({ state: 'attached' });
    // An academy that has been at work for a year; this one is minutes old.
    await route.fulfill({ response: answer, json: busyYear(await answer.json()) });
  });
  await page.route('**/api/academy/today', async (route) => {
    const answer = await route.fetch();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'attached' });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), steps: null } });
  });
  // The first visit does not know yet that there are no first steps, the second one does.
  for (let nth = 1; nth <= 2; nth++) {
    await page.goto('/dashboard');
    await settled(page);
    await page.getByText('this month').first().waitFor();
    expect(await shifted(page)).toBeLessThan(0.02);
  }
});

test('the first steps come before anything is drawn below them', async () => {
  const page = await openAt('/courses', phone);
  await watchShifts(page);
  const steps = ['course', 'class', 'student', 'enrollment', 'payment'].map((step) => ({
    step,
    done: step === 'course',
    path: '/courses',
  }));
  await page.route('**/api/academy/today', async (route) => {
    const answer = await route.fetch();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'attached' });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), steps } });
  });
  await page.goto('/dashboard');
  await settled(page);
  await page.getByRole('heading', { name: 'First steps' }).waitFor();
  expect(await shifted(page)).toBeLessThan(0.02);
});

test.each([
  ['desk', desktop],
  ['phone', phone],
])("nothing on a person's page moves when the person and what is owed come late, at a %s", async (_name, look) => {
  const { student } = await seeded();
  const page = await openAt('/courses', look);
  await watchShifts(page);
  await page.route(/\/api\/academy\/(student|fee|receipt)\b/, async (route) => {
    const answer = await route.fetch();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'attached' });
    await route.fulfill({ response: answer });
  });
  await page.goto(`/student/${student._id}`);
  await settled(page);
  await page.getByRole('heading', { level: 2, name: /^Fees/ }).waitFor();
  expect(await shifted(page)).toBeLessThan(0.02);
});

/** A student who owes; one is enough for all looks. */
let made: ReturnType<typeof seed> | undefined;
const seeded = () => (made ??= seed(academy));

function busyYear({ months, ...figures }: { months: { month: string }[] }) {
  const money = (nth: number) => ({ income: 3_400.5 - 90 * nth, expense: 2_100.25 - 80 * nth, enrolled: 40 - nth });
  return { ...figures, months: months.map(({ month }, nth) => ({ month, ...money(nth) })) };
}

async function openAt(path: string, look: BrowserContextOptions): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: academy.owner, look });
  await page.goto(path);
  await settled(page);
  return page;
}
