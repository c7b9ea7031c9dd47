// Proves WA1, WA2, WA3.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { deliveredPatterns } from './delivered.fixture';
import { walletPatternSlice } from './wallet-pattern-slice.server';

type Values = Readonly<Record<string, unknown>>;

let app: TestApp;
let owner: string;
beforeAll(async () => {
  app = await startTestApp({ slices: [walletPatternSlice] });
  owner = await app.setUp();
});
afterAll(() => app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Values, token = owner) =>
  app.call(method, path, { token, ...(body ? { body } : {}) });
const sound = { name: 'Other', provider: 'other', pattern: '[-OTHER-] got {amount} from {phone}.' };

describe('patterns', () => {
  it('stand there in a new installation, as rows that can be mended', async () => {
    const { body } = await call('GET', 'walletPattern?sort=createdAt');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(deliveredPatterns().map(({ name }) => name));
    const [first] = body;
    const { body: mended } = await expectSaved(call('PUT', `walletPattern/${first._id}`, { senders: '192', __v: 0 }));
    expect(mended.info).toMatchObject({ name: 'EVC Plus, received', senders: '192', isActive: true });
  });

  it.each([
    [
      'no amount',
      { pattern: 'waxaad ka heshay {phone}' },
      'pattern',
      'Enter the text of the message with {amount} in it',
    ],
    [
      'two holes side by side',
      { pattern: 'got {amount}{name} now' },
      'pattern',
      'Write something between two placeholders, or leave one out',
    ],
    ['NUL', { pattern: 'got {amount}\u0000 now' }, 'pattern', 'Contains characters that cannot be stored'],
    ['too few signs', { pattern: '{amount}' }, 'pattern', 'Enter the text of the message with {amount} in it'],
    ['too many signs', { pattern: `{amount} ${'x'.repeat(500)}` }, 'pattern', 'At most 500 characters'],
    ['an example that it does not read', { example: 'Hello' }, 'example', 'The example is not read'],
    ['another provider', { provider: 'visa' }, 'provider', expect.stringContaining('Choose one of')],
    ['a place beyond the last', { position: 1000 }, 'position', 'Enter a number from 1 to 999'],
  ])('are refused with %s', async (_what, values, field, message) => {
    const { status, body } = await call('POST', 'walletPattern', { ...sound, ...values });
    expect([status, body.errors]).toEqual([400, { [field]: message }]);
  });

  it('are refused where one would read what another is for, and taken while they are not in use', async () => {
    const wide = {
      name: 'Wide',
      provider: 'evc',
      direction: 'in',
      pattern: '[-EVCPlus-] ${amount} ayaad {other}({phone})',
      example: '[-EVCPlus-] $5 ayaad heshay Ali(0615550101)',
    };
    const { status, body } = await call('POST', 'walletPattern', wide);
    expect([status, body.errors]).toEqual([409, { pattern: 'Reads the same messages as the pattern EVC Plus, sent' }]);
    const made = await expectSaved(call('POST', 'walletPattern', { ...wide, isActive: false }));
    const { _id } = made.body.info;
    expect((await call('PUT', `walletPattern/${_id}`, { isActive: true })).status).toBe(409);
    await expectSaved(call('DELETE', `walletPattern/${_id}`));
    expect((await call('GET', `walletPattern/${_id}`)).status).toBe(404);
  });

  it('two at once that would read each other: one is taken', async () => {
    const one = {
      ...sound,
      name: 'First',
      provider: 'other',
      pattern: '[-TWIN-] got {amount} now',
      example: '[-TWIN-] got 5 now',
    };
    const answers = await Promise.all([
      call('POST', 'walletPattern', one),
      call('POST', 'walletPattern', { ...one, name: 'Second', direction: 'out' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('are tried before they are saved', async () => {
    const { body } = await expectSaved(
      call('POST', 'walletPattern/try', {
        pattern: 'got {amount} on {date} now',
        example: 'Got 5 on 1/2/26 now',
        dateOrder: 'm/d/y',
      }),
    );
    expect(body.info).toMatchObject({ amount: 5, date: '2026-01-02', phone: null });
    const unread = await call('POST', 'walletPattern/try', { pattern: 'got {amount} now', example: 'Hello' });
    expect([unread.status, unread.body.errors]).toEqual([400, { example: 'The example is not read' }]);
  });

  it('are written by administrators alone, and read by who holds /wallet', async () => {
    const { token } = await app.logInAs(owner, 'Clerk', ['/wallet', '/counter', '/accounts']);
    const [first] = (await call('GET', 'walletPattern', undefined, token)).body;
    for (const answer of [
      await call('POST', 'walletPattern', sound, token),
      await call('POST', 'walletPattern/try', { pattern: sound.pattern, example: 'x' }, token),
      await call('PUT', `walletPattern/${first._id}`, { position: 2 }, token),
      await call('DELETE', `walletPattern/${first._id}`, {}, token),
    ])
      expect(answer.status).toBe(403);
  });
});
