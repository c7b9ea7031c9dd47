// Proves R 2.4.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerPassword, startBeside, type TestApp, startTestApp } from './test-app';
import { refusalOf } from '#kit/server/http/errors';
import { academySlices } from './parts/academy';
import { usersReportSlice } from '#features/reports/users-report/users-report-slice.server';
import { salesReportSlice } from '#features/reports/sales-report/sales-report-slice.server';

let app: TestApp;
let full: FastifyInstance;
let low = true;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, usersReportSlice, salesReportSlice] });
  await app.setUp();
  full = await startBeside(app, app.database, () => (low ? 'disk' : undefined));
});
afterAll(async () => {
  await full.close();
  await app.stop();
});

const sentence = 'The disk of the server is almost full. Nothing can be saved until there is room on it.';
const course = { courseName: 'Welding', coursePrice: 1, courseDuration: 1, courseLevel: 'basic' };

it('on a nearly full disk people log in, read and log out, and are told why nothing is saved', async () => {
  const call = async (method: 'GET' | 'POST', path: string, token = '', payload: object = {}) => {
    const headers = { 'auth-token': token };
    const answer = await full.inject({
      method,
      url: `/api/academy/${path}`,
      headers,
      ...(method === 'POST' && { payload }),
    });
    return [answer.statusCode, answer.json().message ?? answer.json()];
  };
  const login = await full.inject({
    method: 'POST',
    url: '/api/academy/login',
    payload: { username: 'owner@academy.test', password: ownerPassword },
  });
  const { token } = login.json<{ token: string }>();
  expect(login.statusCode).toBe(200);
  expect(await call('POST', 'courses', token, course)).toEqual([503, sentence]);
  expect(await call('GET', 'courses', token)).toEqual([200, []]);
  expect(await call('POST', 'reports/sales', token, { startDate: '2026-01-01', endDate: '2026-01-02' })).toEqual([
    200,
    expect.any(String),
  ]);
  expect((await full.inject('/healthz')).json()).toEqual({ status: true, message: sentence });
  low = false;
  expect((await call('POST', 'courses', token, course))[0]).toBe(200);
  low = true;
  expect((await call('POST', 'logout', token))[0]).toBe(200);
});

it('a disk that PostgreSQL itself finds full is told by the same sentence', () => {
  expect(refusalOf(Object.assign(new Error('could not extend file'), { code: '53100' }), [])).toMatchObject({
    status: 503,
    message: sentence,
  });
});
