// Proves S§1, S§5, S§7, B16, H3, H4.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { usersReportSlice } from './users-report-slice.server';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, usersReportSlice] });
  app.setClock(new Date('2026-02-10T09:00:00Z'));
  owner = await app.setUp();
  // 21:30 in UTC is the next day in Mogadishu.
  app.setClock(new Date('2026-03-01T21:30:00Z'));
  owner = await logInAgain();
  const seller = await app.logInAs(owner, 'Seller', ['/courses']);
  await expectSaved(
    app.call('POST', 'courses', {
      token: seller.token,
      body: { courseName: 'Excel', coursePrice: 10, courseDuration: 1, courseLevel: 'basic' },
    }),
  );
  app.setClock(new Date('2026-03-05T09:00:00Z'));
  owner = await logInAgain();
  await expectSaved(
    app.call('POST', 'users', {
      token: owner,
      body: {
        name: '=1+1',
        phone: '252611000001',
        username: 'new@staff.test',
        userType: 'Sales',
        password: 'pass phrase',
      },
    }),
  );
});
afterAll(() => app.stop());

/** Sessions end while days pass. */
const logInAgain = async () =>
  (await app.call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } })).body.token;
const ask = (body: unknown, query = '', token = owner) =>
  app.call('POST', `reports/usersReport${query}`, { token, body });
const march = { startDate: '2026-03-01', endDate: '2026-03-31' };

describe('the users report', () => {
  it('has the users created in the range with type, status, last login and number of writes', async () => {
    const { status, body, headers } = await ask(march);
    expect(status).toBe(200);
    expect(body.status).toBe(true);
    expect(body.ReportData).toMatchObject([
      { name: 'Seller person', userType: 'Seller', status: true, lastLoginAt: '2026-03-01T21:30:00.000Z', writes: 1 },
      { name: '=1+1', userType: 'Sales', status: true, lastLoginAt: null, writes: 0 },
    ]);
    expect(body.totals).toEqual({ writes: 1 });
    expect(headers['x-total-count']).toBe('2');
    expect(JSON.stringify(body)).not.toContain('password');
  });

  it('counts a day in the time zone of the organisation, both ends included', async () => {
    const names = async (startDate: string, endDate: string) =>
      (await ask({ startDate, endDate })).body.ReportData.map((row: { name: string }) => row.name);
    expect(await names('2026-03-01', '2026-03-01')).toEqual([]);
    expect(await names('2026-03-02', '2026-03-02')).toEqual(['Seller person']);
    expect(await names('2026-03-02', '2026-03-05')).toEqual(['Seller person', '=1+1']);
  });

  it('is one of many pages where a page is asked for, with totals over all', async () => {
    const second = await ask(march, '?page=2&pageSize=1');
    expect(second.body.ReportData).toMatchObject([{ name: '=1+1' }]);
    expect(second.body.totals).toEqual({ writes: 1 });
    expect(second.headers['x-total-count']).toBe('2');
    expect((await ask(march, '?page=9')).body.ReportData).toEqual([]);
  });

  it('is UsersReport.csv and UsersReport.xlsx of the same rows, formulas made harmless', async () => {
    const csv = await ask(march, '?format=csv');
    expect(csv.headers['content-disposition']).toContain('"UsersReport.csv"');
    const [head, first, second] = csv.text.split('\r\n');
    expect(head).toContain('Name,Phone,Username,User type,Active,Created,Last login,Writes');
    expect(first).toContain('Seller person');
    expect(second).toMatch(/^'=1\+1,/);
    const xlsx = await ask(march, '?format=xlsx');
    expect(xlsx.headers['content-disposition']).toContain('"UsersReport.xlsx"');
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('is an empty one with a message where nothing is found', async () => {
    const { status, body } = await ask({ startDate: '2025-01-01', endDate: '2025-01-31' });
    expect(status).toBe(200);
    expect(body).toEqual({ status: true, message: 'Nothing was found', totals: { writes: 0 }, ReportData: [] });
  });

  it('needs both days in order, and no query that it does not know', async () => {
    expect((await ask({})).body.errors).toEqual({
      startDate: 'Please select start date',
      endDate: 'Please select end date',
    });
    const turned = await ask({ startDate: '2026-03-02', endDate: '2026-03-01' });
    expect([turned.status, turned.body.errors]).toEqual([400, { endDate: 'The end date is before the start date' }]);
    expect((await ask({ ...march, type: 1 })).body.errors).toEqual({ type: 'Unknown field type' });
    for (const query of ['?sort=name', '?page=0', '?pageSize=201', '?format=pdf'])
      expect([query, (await ask(march, query)).status]).toEqual([query, 400]);
  });

  it('is open to who holds its screen alone', async () => {
    const { token } = await app.logInAs(owner, 'Auditor', ['/usersReport']);
    expect((await ask(march, '', token)).status).toBe(200);
    const other = await app.logInAs(owner, 'Other', ['/users']);
    expect((await ask(march, '', other.token)).status).toBe(403);
  });
});
