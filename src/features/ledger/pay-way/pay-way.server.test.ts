// Proves WA14, ME3, PU7.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { publicSlice } from '#features/public/public-page/public-slice.server';
import { linkSlice } from '#features/public/link/link-slice.server';
import { messageSlice } from '#features/messages/message/message-slice.server';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, publicSlice, linkSlice, messageSlice] }));
});
afterAll(() => at.app.stop());

const put = (account: string, values: object) =>
  at.app.call('PUT', `account/${at.accounts.get(account)}`, { token: at.owner, body: values });
const coded = { number: '617770700', dialCode: '*712*{number}*{amount}#' };
const ways = (amount: string, token = at.owner) => at.get(`payWays?amount=${amount}`, token);

describe('the ways to pay', () => {
  it('are the active wallets that have a code, with the code for the amount', async () => {
    expect((await ways('25.50')).body).toEqual([]);
    await expectSaved(put('Evc plus', coded));
    expect((await ways('25.50')).body).toEqual([
      {
        name: 'Evc plus',
        provider: 'EVC Plus',
        number: '617770700',
        code: '*712*617770700*25.50#',
        link: 'tel:*712*617770700*25.50%23',
      },
    ]);
    await expectSaved(put('e-Dahab', { number: '625550700', dialCode: '*110*{number}*{dollars}*{cents}#' }));
    expect((await ways('5')).body).toMatchObject([{ code: '*712*617770700*5#' }, { code: '*110*625550700*5*00#' }]);
    await expectSaved(put('e-Dahab', { isDefault: true, dialCode: null }));
    expect((await ways('5')).body).toHaveLength(1);
  });

  it.each([['0'], ['-5'], ['1.234'], ['x'], [''], ['99999999999']])(
    'are refused for the amount "%s"',
    async (amount) => {
      const { status, body } = await ways(amount);
      expect([status, Object.keys(body.errors)]).toEqual([400, ['amount']]);
    },
  );

  it('are told to all staff and to students', async () => {
    const { token } = await at.app.logInAs(at.owner, 'Clerk', ['/courses']);
    expect((await ways('5', token)).status).toBe(200);
    expect((await at.app.call('GET', 'payWays?amount=5')).status).toBe(401);
  });

  it.each([
    ['712*{number}*{amount}#'],
    ['*712*{amount}#'],
    ['*712*{number}#'],
    ['*712*{number}*{amount}*{pin}#'],
    ['javascript:1#'],
  ])('have no code like %s', async (dialCode) => {
    const { status, body } = await put('Jeeb', { number: '685550700', dialCode });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['dialCode']]);
  });
});

describe('what is owed', () => {
  it('is shown with the codes that pay it to whoever has the link, and to whoever a message is written', async () => {
    await at.set({ features: { wallet: true, messages: true, debts: true } });
    const { student } = await at.owing([12.5, 7], { parentName: 'Halima', parentPhone: '0615550333' });
    const { body } = await expectSaved(
      at.app.call('POST', 'link', { token: at.owner, body: { kind: 'statement', recordID: student._id } }),
    );
    const told = await at.app.call('GET', `public/${body.info.code}`);
    expect(told.body.info.payWays).toMatchObject([{ provider: 'EVC Plus', code: '*712*617770700*19.50#' }]);
    const page = await at.app.app.inject({
      method: 'GET',
      url: `/p/${body.info.code}`,
      headers: { host: 'daftar.example.com' },
    });
    expect(page.body).toContain('href="tel:*712*617770700*19.50%23"');
    expect(page.body).toContain('<bdi dir="ltr">*712*617770700*19.50#</bdi>');
    const sent = await expectSaved(
      at.app.call('POST', 'message/send', {
        token: at.owner,
        body: { studentIDs: [student._id], channel: 'whatsapp', text: 'Please pay {balance}: {payCodes}' },
      }),
    );
    expect(sent.body.info[0].text).toBe('Please pay $19.50: Evc plus: *712*617770700*19.50#');
    await at.set({ features: { wallet: false } });
    expect((await at.app.call('GET', `public/${body.info.code}`)).body.info.payWays).toEqual([]);
    const bare = await expectSaved(
      at.app.call('POST', 'message/send', {
        token: at.owner,
        body: { studentIDs: [student._id], channel: 'whatsapp', text: 'Please pay {balance} {payCodes}' },
      }),
    );
    expect(bare.body.info[0].text).toBe('Please pay $19.50');
    await at.set({ features: { wallet: true } });
  });

  it('is settled, and then there is nothing to dial', async () => {
    const { student } = await at.owing([]);
    const { body } = await expectSaved(
      at.app.call('POST', 'link', { token: at.owner, body: { kind: 'statement', recordID: student._id } }),
    );
    expect((await at.app.call('GET', `public/${body.info.code}`)).body.info.payWays).toEqual([]);
  });
});
