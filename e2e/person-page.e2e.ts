// Proves S§2, R 4.3, R 6.1.
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { saved, userOf } from './academy';
import { violations } from './axe';
import { academy, browser, openAcademy, product } from './opened-product';
import { openAt, partsOf, titles, whole } from './record-pages';
import { seed } from './seed';
import { desktop, goWithin, phone, settled, visit } from './visit';

openAcademy();

type Seeded = Awaited<ReturnType<typeof seed>>;
let seeded: Seeded;

beforeAll(async () => {
  seeded = await seed(academy);
});

test('who has the counter takes payments there, with the student of the page found', async () => {
  const { student } = seeded;
  const page = await openAt(`/student/${student._id}`);
  await page.getByRole('button', { name: /^Take \$/ }).click();
  await page.waitForURL(`**/counter?studentID=${student._id}`);
  await page.getByRole('main').getByText('Amina Warsame Farah').first().waitFor();
  await page.getByRole('main').getByRole('checkbox').first().waitFor();
});

test('without the counter one of several debts is chosen, the oldest standing first', async () => {
  const { student } = seeded;
  const { token } = await userOf(academy, 'Collector', ['/student', '/fee', '/receipt', '/stdenrollment']);
  const page = await openAt(`/student/${student._id}`, { token });
  await page.getByRole('button', { name: /^Take \$/ }).click();
  const choice = page.getByRole('dialog', { name: 'Take payment' });
  await choice.getByText('What is being paid?').waitFor();
  await choice.getByRole('listitem').first().getByText('Registration').waitFor();
  await page.keyboard.press('Enter');
  await choice.getByText('Registration of Amina Warsame Farah').waitFor();
});

test('the head and the first part of a page come with three calls, every other part with one', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/courses');
  await settled(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The connection on which news comes is reopened now and then.
    if (pathname.startsWith('/api/') && !pathname.endsWith('/notifications')) calls.push(pathname);
  });
  await page.evaluate((to) => history.pushState(null, '', to), `/student/${seeded.student._id}`);
  await page.getByRole('table', { name: 'Fees' }).waitFor();
  expect(calls.slice(0, 2).map((path) => path.replace(/^\/api\/academy\//, ''))).toEqual([
    `student/${seeded.student._id}`,
    'fee',
  ]);
  await whole(page);
  const parts = await partsOf(page);
  expect(parts).toHaveLength(12);
  expect(calls).toHaveLength(1 + parts.length);
});

test('a part is there for whoever may read it, and absent without that right', async () => {
  const screens = {
    '/fee': 'Fees',
    '/receipt': 'Receipts',
    '/payments': 'Credit',
    '/stdenrollment': 'Classes',
    '/guardian': 'Guardians',
    '/attendencelist': 'Attendance',
    '/marks': 'Results',
    '/certificate': 'Certificates',
    '/complain': 'Complaints',
    '/activity': 'Log',
  };
  for (const [screen, title] of Object.entries(screens)) {
    const { token } = await userOf(academy, `Reader${title}`, ['/student', screen]);
    const { page } = await visit(browser, product.url, { token });
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(`/student/${seeded.student._id}`);
    await whole(page);
    expect([screen, await titles(page), refused]).toEqual([screen, [title], []]);
    await page.context().close();
  }
});

test('who lacks the list has no permission, and a teacher sees the own students alone', async () => {
  const { records } = academy;
  const { token } = await userOf(academy, 'Bursar', ['/fee']);
  const closed = await openAt(`/student/${seeded.student._id}`, { token });
  await closed.getByRole('heading', { level: 1, name: 'No permission to access' }).waitFor();
  // To whom no page opens, a name is a name.
  await closed.goto('/fee');
  await closed.getByRole('table').getByText('Amina Warsame Farah').first().waitFor();
  expect(await closed.getByRole('table').getByRole('link').count()).toBe(0);

  await records.letTeachersOpen(['/student', '/marks', '/complain']);
  const teacher = await records.tokenOf(seeded.teacher);
  const own = await openAt(`/student/${seeded.student._id}`, { token: teacher });
  await own.getByRole('heading', { level: 1, name: 'Amina Warsame Farah' }).waitFor();
  // The table of complaints is hidden from teachers.
  expect(await titles(own)).toEqual(['Results']);
  const other = await records.student({ studentName: 'Somebody Else' });
  const foreign = await openAt(`/student/${other._id}`, { token: teacher });
  await foreign.getByText('This record is not yours to see or change').waitFor();
});

test('a record that is not there, or goes while it is looked at, says so; the way back leads to the list', async () => {
  const { call, owner, records } = academy;
  const page = await openAt('/student/01890000-0000-7000-8000-000000000000');
  const gone = page.getByText('There is no such record. It may have been deleted in the meantime.');
  await gone.waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Students' }).click();
  await page.waitForURL('**/student');
  const brief = await records.student({ studentName: 'Brief Visit' });
  await page.goto(`/student/${brief._id}`);
  await page.getByRole('heading', { level: 1, name: 'Brief Visit' }).waitFor();
  await saved(call('DELETE', `student/${brief._id}`, { token: owner }));
  await gone.waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
});

test('editing and deleting are buttons of the page', async () => {
  const student = await academy.records.student({ studentName: 'Before Change' });
  const page = await openAt(`/student/${student._id}`);
  await page.getByRole('main').getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Student name').fill('After Change');
  await form.getByRole('button', { name: 'Save student' }).click();
  await page.getByRole('heading', { level: 1, name: 'After Change' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL((url) => url.pathname === '/student');
});

test('every name leads to a page: from lists, from other pages, by a link that opens elsewhere too', async () => {
  const { student, schoolClass, teacher } = seeded;
  const links: readonly (readonly [at: string, name: string, leads: string])[] = [
    ['/student', 'Amina Warsame Farah', `/student/${student._id}`],
    ['/teacher', teacher.teacherName, `/teacher/${teacher._id}`],
    ['/class?tab=all', 'Morning A', `/class/${schoolClass._id}`],
    ['/class?tab=all', teacher.teacherName, `/teacher/${teacher._id}`],
    ['/stdenrollment?tab=all', 'Amina Warsame Farah', `/student/${student._id}`],
    ['/fee', 'Amina Warsame Farah', `/student/${student._id}`],
    ['/receipt', 'Amina Warsame Farah', `/student/${student._id}`],
    ['/marks?tab=all', 'Amina Warsame Farah', `/student/${student._id}`],
    ['/marks?tab=all', 'Morning A', `/class/${schoolClass._id}`],
    [`/student/${student._id}`, 'Morning A', `/class/${schoolClass._id}`],
    [`/class/${schoolClass._id}`, 'Amina Warsame Farah', `/student/${student._id}`],
    [`/class/${schoolClass._id}`, teacher.teacherName, `/teacher/${teacher._id}`],
    [`/teacher/${teacher._id}`, 'Morning A', `/class/${schoolClass._id}`],
  ];
  const page = await openAt('/courses');
  for (const [at, name, leads] of links) {
    await page.goto(at);
    await whole(page);
    const link = page.getByRole('main').getByRole('link', { name }).first();
    expect([at, name, await link.getAttribute('href')]).toEqual([at, name, leads]);
  }
  await page.getByRole('main').getByRole('link', { name: 'Morning A' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Morning A' }).waitFor();
});

test("all of a part is its list, narrowed to whoever's page it is", async () => {
  const page = await openAt(`/student/${seeded.student._id}`);
  for (const [part, path] of [
    ['Fees', '/fee'],
    ['Receipts', '/receipt'],
    ['Classes', '/stdenrollment'],
    ['Results', '/marks'],
  ] as const) {
    await goWithin(page, `/student/${seeded.student._id}`);
    await whole(page);
    await page.getByRole('link', { name: `See all: ${part}` }).click();
    await page.waitForURL(`**${path}?studentID=*`);
    await settled(page);
    expect(await page.getByRole('table').getByText('Xoosh').count(), path).toBe(0);
    await page.getByRole('table').getByText('Amina Warsame Farah').first().waitFor();
  }
  await payAhead(seeded.student._id, 7);
  await page.goto(`/student/${seeded.student._id}`);
  await whole(page);
  await page.getByRole('link', { name: 'See all: Credit' }).click();
  await page.waitForURL(`**/payments?studentID=*&tab=credit`);
  await page.getByRole('table').getByText('Amina Warsame Farah').first().waitFor();
});

const looks: readonly (readonly [string, BrowserContextOptions])[] = [
  ['light', desktop],
  ['dark', { ...desktop, colorScheme: 'dark' }],
  ['a phone', phone],
];

test.each(looks)('pages have no barrier: %s', async (_look, look) => {
  const { student, schoolClass, teacher } = seeded;
  const wanted = [`/student/${student._id}`, `/class/${schoolClass._id}`, `/teacher/${teacher._id}`];
  const page = await openAt('/courses', { look: { ...look, reducedMotion: 'reduce', bypassCSP: true } });
  for (const path of wanted) {
    await page.goto(path);
    await whole(page);
    // From the beginning: in the middle of a page its bars cover whatever is just passing below them.
    await page.evaluate(() => scrollTo(0, 0));
    expect([path, await violations(page)]).toEqual([path, []]);
  }
  await page.goto('/student/01890000-0000-7000-8000-000000000000');
  await page.getByText('There is no such record.').waitFor();
  expect(await violations(page)).toEqual([]);
});

/** Leaves money at the counter that pays for nothing yet. */
async function payAhead(studentID: string, amount: number): Promise<void> {
  const { call, owner } = academy;
  const { body: accounts } = await saved(call('GET', 'account', { token: owner }));
  const payments = [{ accountID: accounts[0]._id, amount }];
  await saved(call('POST', 'counter', { token: owner, body: { studentID, payments, keepRest: true } }));
}
