import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { overWire } from '#testing/over-wire';
import { type Answer, expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { codeAt, type Desk, openDesk, type TwoStepUser } from '#testing/two-step';
import { secondFactorSlice } from '#features/entry/second-factor/second-factor-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { profileSlice } from '#features/entry/profile/profile-slice.server';
import { academySlices } from '#testing/parts/academy';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await overWire(
    await startTestApp({ slices: [...academySlices, secondFactorSlice, settingsSlice, profileSlice] }),
  );
  desk = await openDesk(app);
});
beforeEach(() => desk.nextDay());
afterAll(() => app.stop());

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const codeNow = ({ secret }: TwoStepUser, off = 0) => codeAt(secret, Number(desk.now()) + off);

/** Makes calls while the user's row is locked, and releases it when as many calls wait as expected: they meet at one point. */
async function meeting(user: TwoStepUser, calls: () => Promise<Answer>[]): Promise<Answer[]> {
  const holder = await app.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from academy.app_user where _id = $1 for update', [user._id]);
    const made = calls();
    const standing = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await app.database.pool.query(standing)).rows[0].count, { interval: 20 })
      .toBe(made.length);
    await holder.query('commit');
    return await Promise.all(made);
  } finally {
    holder.release();
  }
}

test('of two who bring the same code and meet at the user, one goes in', async () => {
  const user = await desk.someone();
  const challenges = [await desk.challengeOf(user), await desk.challengeOf(user)];
  const code = codeNow(user);
  const answers = await meeting(user, () => challenges.map((challenge) => desk.answer(challenge, code)));
  expect(statuses(answers)).toEqual([200, 401]);
});

test('of two who bring the same recovery code and meet at the user, one goes in', async () => {
  const user = await desk.someone();
  const challenges = [await desk.challengeOf(user), await desk.challengeOf(user)];
  const answers = await meeting(user, () =>
    challenges.map((challenge) => desk.answer(challenge, user.recoveryCodes[0] ?? '')),
  );
  expect(statuses(answers)).toEqual([200, 401]);
});

test('a second factor that two turn on at the same moment is turned on once, with one set of recovery codes', async () => {
  const user = await app.logInAs(desk.owner(), 'Sales', []);
  const put = (path: string, body: object) => app.call('PUT', path, { token: user.token, body });
  const { secret } = (await put('profile/secondFactor', { password: 'correct horse' })).body;
  const off = { ...user, secret, recoveryCodes: [] };
  const answers = await meeting(off, () =>
    [0, 1].map(() => put('profile/secondFactor/confirm', { code: codeNow(off) })),
  );
  expect(statuses(answers)).toEqual([200, 409]);
  const { rows } = await app.database.pool.query('select 1 from academy.recovery_code where "userID" = $1', [user._id]);
  expect(rows).toHaveLength(10);
});

test('a code is taken once, and none of an earlier step after it', async () => {
  const user = await desk.someone();
  const tried = async (off: number) => (await desk.answer(await desk.challengeOf(user), codeNow(user, off))).status;
  expect(await tried(0)).toBe(200);
  expect(await tried(0)).toBe(401);
  expect(await tried(-30_000)).toBe(401);
  expect(await tried(60_000)).toBe(401);
  expect(await tried(30_000)).toBe(200);
  desk.later(30);
  expect(await tried(0)).toBe(401);
});

test('the code of one opens the login of no other', async () => {
  const [one, other] = [await desk.someone(), await desk.someone()];
  const ofOne = await desk.challengeOf(one);
  expect((await desk.answer(ofOne, codeNow(other))).status).toBe(401);
  expect((await desk.answer(ofOne, other.recoveryCodes[0] ?? '')).status).toBe(401);
  expect((await desk.answer(await desk.challengeOf(other), codeNow(one))).status).toBe(401);
  const { status, body } = await desk.answer(ofOne, codeNow(one));
  expect(status).toBe(200);
  expect((await app.call('GET', 'profile/secondFactor', { token: body.token })).body.recoveryCodesLeft).toBe(10);
  expect((await desk.answer(await desk.challengeOf(other), codeNow(other))).status).toBe(200);
});

test('guesses sent all at once are counted one by one, and end the login that waits', async () => {
  const user = await desk.someone();
  const challenge = await desk.challengeOf(user);
  const guesses = Array.from({ length: 12 }, (_, at) => desk.answer(challenge, String(at).padStart(6, '0')));
  const answers = statuses(await Promise.all(guesses));
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  expect(answers.every((status) => status === 401 || status === 429)).toBe(true);
  // Neither this login nor a new one takes the right code now.
  expect((await desk.answer(challenge, codeNow(user))).status).toBe(401);
  expect((await desk.answer(await desk.challengeOf(user), codeNow(user))).status).toBe(429);
});

const ends: readonly [how: string, end: (user: TwoStepUser, challenge: string) => Promise<unknown>][] = [
  ['after five minutes', async () => desk.later(300)],
  [
    'once it has let somebody in, who has logged out',
    async (user, challenge) => {
      const { token } = (await desk.answer(challenge, codeNow(user))).body;
      await expectSaved(app.call('POST', 'logout', { token }));
      expect(await desk.settings(token)).toBe(401);
      desk.later(60);
    },
  ],
  [
    'with a new password',
    async ({ _id }) => {
      desk.later(1);
      const body = { password: 'brand new secret' };
      await expectSaved(app.call('PUT', `users/${_id}`, { token: desk.owner(), body }));
    },
  ],
  [
    'with a block, also when that is lifted',
    async (user, challenge) => {
      const block = (currentstatus: boolean) => {
        const body = { _id: user._id, currentstatus };
        return expectSaved(app.call('PUT', `users/blockuser/${user._id}`, { token: desk.owner(), body }));
      };
      await block(false);
      expect((await desk.answer(challenge, codeNow(user))).status).toBe(403);
      await block(true);
    },
  ],
  [
    'with the reset of the second factor',
    async ({ _id }) => app.call('DELETE', `users/${_id}/secondFactor`, { token: desk.owner() }),
  ],
];

test.each(ends)('a login that waits for its code is over %s', async (_how, end) => {
  const user = await desk.someone();
  const challenge = await desk.challengeOf(user);
  await end(user, challenge);
  const { status, body } = await desk.answer(challenge, codeNow(user));
  expect([status, body.errors]).toEqual([401, { challenge: 'Please log in again' }]);
});

test('a login that waits is known in its own brand alone', async () => {
  await app.setUp('decoration');
  const user = await desk.someone();
  const challenge = await desk.challengeOf(user);
  expect((await desk.answer(challenge, codeNow(user), 'decoration')).status).toBe(401);
  expect((await desk.answer(challenge, codeNow(user))).status).toBe(200);
});
