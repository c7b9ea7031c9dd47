// Proves R 6.3, B12.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#testing/pdf-text';
import { peopleRecords } from '#testing/people-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { payrollSlice } from './payroll-slice.server';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [payrollSlice] });
  owner = await app.setUp();
  app.setClock(new Date('2026-03-10T09:00:00Z'));
});
afterAll(() => app.stop());

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  app.call(method, path, { token: owner, ...(body === undefined ? {} : { body }) });
const others = async () => {
  const { _id, name } = await peopleRecords(app, owner).employee();
  const body = { employee: [_id], feetype: 'others', monthly: 'March', Year: 2026, Amount: 1234.5 };
  const { info } = (await call('POST', 'payroll', body)).body;
  return { ...info[0], name };
};

describe('a payslip', () => {
  it('is payslip.pdf with employee, work, month, type, amount and whether it is paid', async () => {
    const made = await others();
    const slip = async () => {
      const { headers, bytes } = await call('GET', `payroll/${made._id}/pdf`);
      expect(headers['content-disposition']).toContain('payslip.pdf');
      return pdfText(bytes).replace(/\s+/g, ' ');
    };
    const unpaid = await slip();
    for (const word of ['Payslip', String(made.feeNo), made.name, 'Designer', 'March 2026', 'Others', '$1,234.50'])
      expect(unpaid).toContain(word);
    expect(unpaid).toContain('Unpaid');
    await call('POST', 'payroll/pay', { ids: [made._id] });
    expect(await slip()).toContain('10 Mar 2026');
    await call('DELETE', `payroll/${made._id}`);
    expect(await slip()).toContain('Payslip (voided)');
  });

  it('is read with the job and the department of its employee', async () => {
    const { _id } = await others();
    expect((await call('GET', `payroll/${_id}`)).body).toMatchObject({
      jobTitle: 'Designer',
      departmentWork: 'Design',
    });
  });
});
