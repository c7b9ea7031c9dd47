// Proves S§2, R 3.5, R 5.3, R 5.5, A13, E26.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { saved, userOf } from './academy';
import { counted } from './acts';
import { violations } from './axe';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { answered, choose, desktop, phone, settled, visit } from './visit';

openAcademy();

type Seeded = Awaited<ReturnType<typeof seed>>;
let seeded: Seeded;

beforeAll(async () => {
  seeded = await seed(academy);
});

async function openAt(address: string, look: BrowserContextOptions = desktop, token = academy.owner) {
  const visited = await visit(browser, product.url, { token, look });
  await visited.page.goto(address);
  await settled(visited.page);
  await visited.page.evaluate(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  return visited;
}

const main = (page: Page) => page.getByRole('main');
const box = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true }).or(page.getByRole('textbox', { name, exact: true }));
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const done = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name: `${name} is enrolled in Morning A` });

async function chooseClass(page: Page): Promise<void> {
  await box(page, 'Class').fill('Morning');
  await option(page, /^Morning A/).click();
  await main(page).getByText('Sat, Mon').waitFor();
}

/** What the server keeps of a student's enrollments and money. */
async function kept(name: string) {
  const { call, owner } = academy;
  const read = async (path: string) => (await saved(call('GET', path, { token: owner }))).body;
  const students = await read(`student?q=${encodeURIComponent(name)}`);
  const [{ _id }] = students;
  const [enrollments, fees, receipts] = await Promise.all(
    ['Enrollment', 'fee', 'receipt'].map((path) => read(`${path}?studentID=${_id}`)),
  );
  return { _id, students, enrollments, fees, receipts };
}

test.each([
  ['1280', desktop, 'Counter Yare'],
  ['390', phone, 'Pocket Yare'],
] as const)('a new student is enrolled, pays and has it printed in ten actions at %s', async (_width, look, name) => {
  const { page, faults } = await openAt('/stdenrollment', look);
  const { act, count } = counted();
  await act(() => main(page).getByRole('button', { name: 'Add enrollment' }).click());
  // The only class of that name is taken as the box is left.
  await act(() => box(page, 'Class').fill('Morning A'));
  await act(() => box(page, 'Student').fill(name));
  // What follows from the class.
  for (const fact of ['Web Development', 'Abdirahman Farah', 'Sat, Mon', '08:00–10:00'])
    await main(page).getByText(fact).first().waitFor();
  await act(() => option(page, `Add student “${name}”`).click());
  await expect.poll(() => page.getByLabel('Student name').inputValue()).toBe(name);
  await act(() => page.getByRole('textbox', { name: 'Phone', exact: true }).fill('252615550909'));
  await act(() => page.getByText('Female', { exact: true }).click());
  await act(() => page.getByRole('textbox', { name: 'Address' }).fill('Hodan, Mogadishu'));
  await act(() => choose(page, 'Educational level', 'Secondary'));
  await expect.poll(() => page.getByRole('textbox', { name: 'Paid from phone' }).inputValue()).toBe('252615550909');
  // When a second person gets this phone number, the first is named, and nothing makes the page wider than the phone.
  if (name === 'Pocket Yare') await page.getByText('Another student has this phone').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  await act(() => main(page).getByRole('button', { name: 'Take $55.00' }).click());
  await done(page, name).waitFor();
  // What was paid is printed by one key, or sent.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Print');
  await act(() => page.keyboard.press('Enter'));
  expect(count()).toBe(10);
  await page.locator('body[data-printed]').waitFor();
  await main(page).getByRole('link', { name: 'WhatsApp' }).waitFor();
  const { _id, fees, receipts } = await kept(name);
  expect(fees.map(({ feeBalance }: { feeBalance: number }) => feeBalance)).toEqual([0, 0, 0]);
  expect(receipts).toHaveLength(3);
  await main(page)
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await page.waitForURL(`**/student/${_id}`);
  expect(faults).toEqual([]);
});

test('a student is found by number and by phone, and the page of a student leads here with the student filled in', async () => {
  const { records } = academy;
  const one = await records.student({ studentName: 'Numbered Yare', studentPhone: '252617776655' });
  const { page } = await openAt('/stdenrollment/new');
  for (const words of [String(one.stdID), '2526177766']) {
    await box(page, 'Student').fill(words);
    await option(page, new RegExp(`^Numbered Yare \\(${one.stdID}\\)`)).waitFor();
  }
  await page.goto(`/student/${one._id}`);
  await main(page).getByRole('link', { name: 'Enroll', exact: true }).click();
  await page.waitForURL(`**/stdenrollment/new?studentID=${one._id}`);
  await expect.poll(() => box(page, 'Student').inputValue()).toBe(`Numbered Yare (${one.stdID})`);
  await chooseClass(page);
  await expect.poll(() => page.getByRole('textbox', { name: 'Paid from phone' }).inputValue()).toBe('252617776655');
  // Cash comes from no phone; less than all leaves the rest owed.
  await box(page, 'Payment method').click();
  await option(page, 'Cash').click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Paid from phone' }).count()).toBe(0);
  await page.getByRole('textbox', { name: 'Amount paid' }).fill('25');
  await main(page).getByRole('button', { name: 'Take $25.00' }).click();
  await done(page, 'Numbered Yare').waitFor();
  // The receipt goes to the student's own phone.
  const sending = main(page).getByRole('link', { name: 'WhatsApp' });
  await expect.poll(() => sending.getAttribute('href')).toContain('252617776655');
  const { fees } = await kept('Numbered Yare');
  expect(fees.map(({ feeBalance }: { feeBalance: number }) => feeBalance)).toEqual([0, 5, 25]);
});

test('what is wrong is said at its field, and nothing is kept of what is refused', async () => {
  const { page } = await openAt('/stdenrollment/new');
  await main(page).getByRole('button', { name: 'Enroll', exact: true }).click();
  await main(page).getByText('Please select class').first().waitFor();
  await chooseClass(page);
  await box(page, 'Student').fill(String(seeded.student.stdID));
  await option(page, /^Amina Warsame Farah/).click();
  // It comes with the student; sent before, the form would ask for it.
  await expect.poll(() => page.getByRole('textbox', { name: 'Paid from phone' }).inputValue()).not.toBe('');
  await main(page).getByRole('button', { name: 'Take $55.00' }).click();
  await main(page).getByText('This student is already enrolled in this class').first().waitFor();
  expect((await kept('Amina Warsame Farah')).enrollments).toHaveLength(1);
});

test('an answer that is lost is asked for again, and nothing is made twice', async () => {
  const { records } = academy;
  const one = await records.student({ studentName: 'Broken Line' });
  const { page } = await openAt(`/stdenrollment/new?studentID=${one._id}`);
  await chooseClass(page);
  await expect.poll(() => page.getByRole('textbox', { name: 'Paid from phone' }).inputValue()).not.toBe('');
  let lost = 0;
  await page.route('**/admission', async (route) => {
    lost++;
    if (lost > 1) return route.continue();
    // It arrives and is saved; the answer does not come back.
    await route.fetch();
    return route.abort();
  });
  await main(page).getByRole('button', { name: 'Take $55.00' }).click();
  await main(page).getByText('The server does not answer').first().waitFor();
  await main(page).getByRole('button', { name: 'Take $55.00' }).click();
  await done(page, 'Broken Line').waitFor();
  const { enrollments, fees, receipts } = await kept('Broken Line');
  expect([enrollments.length, fees.length, receipts.length]).toEqual([1, 3, 3]);
});

test('what was changed after an answer was lost is another sending, refused where the first one arrived', async () => {
  const one = await academy.records.student({ studentName: 'Changed Mind' });
  const { page } = await openAt(`/stdenrollment/new?studentID=${one._id}`);
  await chooseClass(page);
  await expect.poll(() => page.getByRole('textbox', { name: 'Paid from phone' }).inputValue()).not.toBe('');
  await page.route(
    '**/admission',
    async (route) => {
      await route.fetch();
      return route.abort();
    },
    { times: 1 },
  );
  await main(page).getByRole('button', { name: 'Take $55.00' }).click();
  await main(page).getByText('The server does not answer').first().waitFor();
  await page.getByRole('textbox', { name: 'Amount paid' }).fill('25');
  await main(page).getByRole('button', { name: 'Take $25.00' }).click();
  await main(page).getByText('This student is already enrolled in this class').first().waitFor();
  const { enrollments, receipts } = await kept('Changed Mind');
  expect([enrollments.length, receipts.length]).toEqual([1, 3]);
});

test('who may not register or take money is not asked to', async () => {
  const { token } = await userOf(academy, 'Enroller', ['/stdenrollment']);
  const one = await academy.records.student({ studentName: 'Plain Yare' });
  const { page } = await openAt('/stdenrollment/new', desktop, token);
  await chooseClass(page);
  await answered(page);
  expect(await main(page).getByRole('button', { name: 'Add student' }).count()).toBe(0);
  expect(await main(page).getByRole('heading', { name: 'First payment' }).count()).toBe(0);
  await box(page, 'Student').fill('Nobody Whosoever');
  await page.getByText('Nothing found').waitFor();
  await box(page, 'Student').fill(String(one.stdID));
  await option(page, /^Plain Yare/).click();
  // Who is chosen is not offered for words that do not fit.
  await box(page, 'Student').fill('Nobody Whosoever');
  await page.getByText('Nothing found').waitFor();
  await box(page, 'Student').fill(String(one.stdID));
  await option(page, /^Plain Yare/).click();
  await main(page).getByRole('button', { name: 'Enroll', exact: true }).click();
  await done(page, 'Plain Yare').waitFor();
});

test.each([
  ['light', desktop],
  ['dark', phone],
] as const)('the page has no accessibility violations, in %s', async (colorScheme, look) => {
  const { page } = await openAt('/stdenrollment/new', { ...look, colorScheme });
  await chooseClass(page);
  await main(page).getByRole('button', { name: 'Add student' }).click();
  expect(await violations(page)).toEqual([]);
});
