// Proves GB9, R 3.5.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { teacherPassword } from '#testing/academy-records';
import { saved } from './academy';
import { logIn } from './acts';
import { academy, keptAnswers, line, openClassroom, openedOnline, phone, school } from './classroom';

openClassroom();

/** A class of 24, and a test of theirs that is a draft. */
let quiz: { _id: string };

beforeEach(async () => {
  const { owner: token, records } = academy;
  await saved(academy.call('PUT', 'settings', { token, body: { features: { gradebook: true } } }));
  await records.letTeachersOpen(['/attendence', '/marks', '/gradebook']);
  for (let at = school.names.length; at < 24; at++)
    await records.enroll(await records.student({ studentName: `Student ${at}` }), school.schoolClass);
  const body = {
    classID: school.schoolClass._id,
    subjectID: school.subject._id,
    assessmentName: 'Quiz',
    assessmentKind: 'quiz',
    maxScore: 30,
    weight: 20,
  };
  quiz = (await saved(academy.call('POST', 'assessment', { token, body }))).body.info;
});

/** A teacher of one class, whose course has one subject, has nothing to choose but the assessment. */
async function openQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Quiz 0 of 24/ }).click();
  await page.getByText('1 of 24').waitFor();
}

async function tapAll(page: Page): Promise<void> {
  for (let at = 1; at <= 24; at++) {
    for (const digit of String(at)) await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'From the beginning' }).waitFor();
}

/** The phone with all that is needed, without a network, and 24 scores tapped into it. */
async function tappedOffline() {
  const opened = await openedOnline();
  const { page } = opened;
  await expect.poll(() => keptAnswers(page)).toContain('assessmentName\\":\\"Quiz');
  line.state = 'down';
  await page.evaluate(() => {
    history.pushState(null, '', '/gradebook');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await openQuiz(page);
  await tapAll(page);
  await page.getByRole('button', { name: '24 records wait on this phone' }).waitFor();
  expect(opened.faults).toEqual([]);
  await phone.kill();
}

/** The phone is opened again where it was, and its teacher logs in as soon as there is a network. */
async function openedAgain() {
  const opened = await phone.open();
  const { page } = opened;
  await page.goto(`${line.url}/gradebook`);
  await page.getByRole('button', { name: /^Continue without a network as/ }).click();
  await page.getByText('24 scores wait on this phone').waitFor();
  await page.getByRole('button', { name: /^Quiz 24 of 24/ }).waitFor();
  return opened;
}

async function logInAgain(page: Page): Promise<void> {
  line.state = 'up';
  await page.getByRole('button', { name: '24 records wait on this phone' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, school.teacher.username, teacherPassword);
}

async function scoresOnServer(): Promise<number[]> {
  const { body } = await saved(academy.call('GET', `score?assessmentID=${quiz._id}`, { token: academy.owner }));
  return body.map(({ score }: { score: number }) => score).sort((one: number, other: number) => one - other);
}

const allOf24 = Array.from({ length: 24 }, (_, at) => at + 1);

test('GB example 9: 24 scores tapped without a network survive a kill of the browser, and arrive once each', async () => {
  await tappedOffline();
  const { page, faults } = await openedAgain();
  expect(await scoresOnServer()).toEqual([]);
  await logInAgain(page);
  await page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  expect(await scoresOnServer()).toEqual(allOf24);
  expect(line.writes.filter((write) => write === 'POST /api/academy/score')).toHaveLength(24);
  expect(faults).toEqual([]);
});

test('GB example 9: 24 scores whose results were locked meanwhile lie in the list of what was not saved', async () => {
  await tappedOffline();
  const { page } = await openedAgain();
  await saved(
    academy.call('POST', `class/lockResults/${school.schoolClass._id}`, {
      token: academy.owner,
      body: { locked: true },
    }),
  );
  await logInAgain(page);
  await page.getByRole('button', { name: '24 records were not saved' }).click();
  const list = page.getByRole('dialog', { name: 'On this phone' });
  const rows = list.getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(24);
  await rows
    .filter({ hasText: school.names[0] ?? '' })
    .getByText(/^The results of .* are locked$/)
    .waitFor();
  expect(await scoresOnServer()).toEqual([]);
});
