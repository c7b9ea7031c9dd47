// Proves S§2.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Enrollment, SchoolClass } from '#testing/academy-money';
import { academyRecords } from '#testing/academy-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { enrollmentReportSlice } from './enrollment-report-slice.server';

let app: TestApp;
let owner: string;
let morning: SchoolClass;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, enrollmentReportSlice] });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await app.setUp();
  const make = academyRecords(app, owner);
  morning = await make.class();
  const evening = await make.class({ courseID: morning.courseID._id });
  const other = await make.class();
  await make.enroll(await make.student({ studentName: 'Amina' }), morning);
  await make.enroll(await make.student({ studentName: 'Bilan' }), morning, 'pending');
  await make.enroll(await make.student({ studentName: 'Caasha' }), evening);
  await make.enroll(await make.student({ studentName: 'Deqa' }), other, 'graduated');
});
afterAll(() => app.stop());

const report = async (query: string, token = owner) => {
  const { status, body, headers } = await app.call('GET', `enrollment/all?sort=studentID&page=1${query}`, { token });
  const names = Array.isArray(body) ? body.map((row: Enrollment) => row.studentID.studentName) : [];
  return { status, names, totals: JSON.parse(headers['x-totals'] ?? 'null') };
};

describe('the enrollment report', () => {
  it('filters by course, class and status, and sums the amounts', async () => {
    expect(await report('')).toEqual({
      status: 200,
      names: ['Amina', 'Bilan', 'Caasha', 'Deqa'],
      totals: { Amount: 80 },
    });
    expect((await report(`&courseID=${morning.courseID._id}`)).names).toEqual(['Amina', 'Bilan', 'Caasha']);
    expect((await report(`&classID=${morning._id}`)).names).toEqual(['Amina', 'Bilan']);
    expect(await report(`&classID=${morning._id}&enrolledStatus=active`)).toMatchObject({
      names: ['Amina'],
      totals: { Amount: 20 },
    });
    expect((await report('&enrolledStatus=gone')).status).toBe(400);
  });

  it('is TableContent.csv of the same rows', async () => {
    const csv = await app.call('GET', `enrollment/all?format=csv&classID=${morning._id}`, { token: owner });
    expect(csv.headers['content-disposition']).toContain('"TableContent.csv"');
    expect(csv.text).toContain('Bilan');
    expect(csv.text).not.toContain('Caasha');
  });

  it('is open to its own screen, with the choices that its form needs', async () => {
    const { token } = await app.logInAs(owner, 'Auditor', ['/enrollmentreport']);
    expect((await report('', token)).status).toBe(200);
    for (const list of ['courses/options', 'class/options'])
      expect((await app.call('GET', list, { token })).status).toBe(200);
    expect((await app.call('GET', 'student', { token })).status).toBe(403);
  });
});
