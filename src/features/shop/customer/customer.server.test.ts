// Proves S§3, S§5, S§7, R 6.5, B2, B9, B11, B12, B25, B26, B27, G15.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '#testing/sent-file';
import { type TestApp, startTestApp } from '#testing/test-app';
import { customerSlice } from './customer-slice.server';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [customerSlice] });
  owner = await app.setUp('decoration');
});
afterAll(() => app.stop());

const amina = { name: 'Amina Warsame', phone: '252615550101', gender: 'female' };
const get = (path: string, token = owner) => app.call('GET', path, { token, brand: 'decoration' });
const post = (body: unknown) => app.call('POST', 'customers', { token: owner, brand: 'decoration', body });
const put = (id: string, body: unknown) =>
  app.call('PUT', `customers/${id}`, { token: owner, brand: 'decoration', body });

describe('registering a customer', () => {
  it('asks for name, phone and gender in their own words, and for no address', async () => {
    const { status, body } = await post({});
    expect(status).toBe(400);
    expect(body.errors).toEqual({ name: 'Enter name', phone: 'Enter phone', gender: 'Select gender' });
  });

  it('gives codes from 1001 without a gap, whatever was refused between', async () => {
    const first = (await post(amina)).body.info;
    expect(first).toMatchObject({ ...amina, code: 1001, address: '' });
    await post({ ...amina, gender: 'other' });
    const together = await Promise.all([1, 2, 3, 4].map(() => post(amina)));
    expect(together.map(({ body }) => body.info.code).sort((one, other) => one - other)).toEqual([
      1002, 1003, 1004, 1005,
    ]);
    expect((await get(`customers/${first._id}`)).body).toEqual(first);
  });

  it.each([
    ['an unknown field', { nickname: 'x' }, 'nickname'],
    ['a phone number of letters', { phone: 'mother' }, 'phone'],
    ['a gender that is none', { gender: 'Female' }, 'gender'],
    ['an address of 256 characters', { address: 'a'.repeat(256) }, 'address'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { status, body } = await post({ ...amina, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('takes a phone that is a number as its digits', async () => {
    expect((await post({ ...amina, phone: 252615550199 })).body.info.phone).toBe('252615550199');
  });

  it.each([[undefined], [null], [''], ['empty']])(
    'takes the address %j as none, answered as an empty text',
    async (address) => {
      const made = (await post({ ...amina, address: 'Bakara, Mogadishu' })).body.info;
      expect(made.address).toBe('Bakara, Mogadishu');
      expect((await post({ ...amina, address })).body.info.address).toBe('');
      const changed = (await put(made._id, { address })).body.info;
      expect(changed.address).toBe(address === undefined ? 'Bakara, Mogadishu' : '');
    },
  );

  it('lets two customers have the same phone, and finds both by it for the warning of the form', async () => {
    const phone = '252619990001';
    for (const name of ['Hawa', 'Halima']) expect((await post({ ...amina, name, phone })).status).toBe(200);
    expect((await get(`customers?phone=${phone}&page=1&pageSize=4`)).body).toHaveLength(2);
  });
});

describe('the customers', () => {
  it('are found by code, name and phone, and offered as name, code and phone', async () => {
    const { body } = await post({ name: 'Xirsi Faarax', phone: '252617770007', gender: 'male' });
    const { _id, code } = body.info;
    for (const q of ['xirsi', '7770007', String(code)]) {
      const found = (await get(`customers?q=${q}&page=1`)).body;
      expect([q, found.map((one: { _id: string }) => one._id)]).toEqual([q, [_id]]);
    }
    const [option] = (await get('customers/options?q=xirsi')).body;
    expect(option).toEqual({ _id, label: `Xirsi Faarax (${code}, 252617770007)`, phone: '252617770007' });
  });

  it('are filtered by the day of their making', async () => {
    app.setClock(new Date('2026-04-01T09:00:00Z'));
    const { body } = await post({ ...amina, name: 'April' });
    app.setClock(undefined);
    const found = (await get('customers?from=2026-04-01&to=2026-04-01')).body;
    expect(found.map((one: { _id: string }) => one._id)).toEqual([body.info._id]);
  });

  it('of one brand are not those of the other', async () => {
    const academy = await app.setUp('academy');
    expect((await app.call('GET', 'customers', { token: academy })).body).toEqual([]);
    expect((await app.call('POST', 'customers', { token: academy, body: amina })).body.info.code).toBe(1001);
  });

  it('are filled from a file whose bad lines are reported and not saved', async () => {
    const file = 'Name,Phone,Gender,Address\nSafiya Nur,252616660001,female,empty\nNobody,12,female,\n';
    const { body } = await sendFile(app, 'customers/import', file, { token: owner, brand: 'decoration' });
    expect(body).toMatchObject({
      saved: 1,
      failed: [{ line: 3, errors: { phone: expect.stringContaining('6 to 15') } }],
    });
    expect((await get('customers?q=safiya')).body).toMatchObject([{ name: 'Safiya Nur', address: '' }]);
  });

  it('that nothing refers to can be deleted', async () => {
    const made = (await post(amina)).body.info;
    const { _id, __v } = made;
    const gone = await app.call('DELETE', `customers/${_id}`, { token: owner, brand: 'decoration', body: { __v } });
    expect(gone.status).toBe(200);
    expect((await get(`customers/${_id}`)).status).toBe(404);
  });

  it('are kept by Sales and Marketing too', async () => {
    for (const role of ['Sales', 'Marketing']) {
      const { token } = await app.logInAs(owner, role, [], 'decoration');
      expect((await get('customers', token)).status).toBe(200);
    }
  });
});
