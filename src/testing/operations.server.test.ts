// Proves S§6, R 2.7, R 3.10.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#app/product';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';
import { operationId } from '#kit/server/http/openapi';

type Json = Record<string, unknown>;

let app: TestApp;
beforeAll(async () => {
  app = await startWholeApp();
});
afterAll(() => app.stop());

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.app.inject({ url, headers, remoteAddress });

describe('the description of the API', () => {
  it('has every call once, under an id of its own', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths as Record<string, Record<string, Json>>).flatMap((path) =>
      Object.entries(path).flatMap(([method, operation]) => (method === 'servers' ? [] : [operation])),
    );
    const ids = operations.map((operation) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(routes.map(operationId).filter((id) => !ids.includes(id))).toEqual([]);
    const missing = routes.filter(
      (route) => !document.paths[`/${route.path.replace(/\/$/, '')}`]?.[route.method.toLowerCase()],
    );
    expect(missing.map((route) => route.path)).toEqual([]);
  });

  it('refers only to what it holds, and gives every path its parameters', async () => {
    const document = (await get('/api/openapi.json')).json();
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    const dangling = [...new Set(refs)].filter(
      (path) => path.split('/').reduce<unknown>((at, part) => (at as Json | undefined)?.[part], document) === undefined,
    );
    expect(refs.length).toBeGreaterThan(0);
    expect(dangling).toEqual([]);
    for (const [path, item] of Object.entries(document.paths as Record<string, Record<string, Json>>)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const [method, operation] of Object.entries(item)) {
        if (method === 'servers') continue;
        const parameters = operation.parameters as Json[];
        expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(named);
        expect(operation.responses).toHaveProperty('200');
      }
    }
  });

  it('says which calls need no token', async () => {
    const { paths } = (await get('/api/openapi.json')).json();
    expect(paths['/login'].post.security).toEqual([]);
    expect(paths['/courses'].get.security).toBeUndefined();
  });

  it('carries the bounds of fields', async () => {
    const { paths, components } = (await get('/api/openapi.json')).json();
    const body = paths['/courses'].post.requestBody.content['application/json'].schema;
    const { properties, required } = components.schemas[body.$ref.split('/').pop()];
    expect(properties.courseName).toMatchObject({ title: 'Course name', maxLength: 120 });
    expect(properties.courseDuration.anyOf[0]).toMatchObject({ minimum: 1, maximum: 12 });
    expect(required).toContain('courseLevel');
  });
});

describe('the readable page', () => {
  it('names every call and who may make it, and runs nothing', async () => {
    const page = await get('/api');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).not.toContain('<script');
    for (const route of routes)
      expect(page.body).toContain(`<code class="method">${route.method}</code> <code>${route.path}</code>`);
    expect(page.body).toContain('/courses');
    expect(page.body).toContain('1 to 12');
  });
});

describe('the measures', () => {
  it('count requests by route and class of status, with their time, and name nobody', async () => {
    const token = await app.setUp();
    await app.call('GET', 'courses');
    await app.call('GET', 'student?q=Amina%20252615550202', { token });
    await get('/api/no/such/Amina');
    const { body, statusCode } = await get('/metrics');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^http_requests_total\{method="GET",route="\/api\/academy\/courses",status="4xx"\} 1$/m);
    expect(body).toMatch(/^http_requests_total\{method="GET",route="\/api\/academy\/student",status="2xx"\} 1$/m);
    expect(body).toMatch(/^http_requests_total\{method="any",route="none",status="4xx"\} \d+$/m);
    expect(body).toMatch(/^http_request_seconds_total\{method="GET",route="\/api\/academy\/student"\} \d/m);
    for (const hidden of ['Amina', '252615550202', '127.0.0.1', token]) expect(body).not.toContain(hidden);
    const uncounted = /^http_request_duration_seconds_bucket\{le="\+Inf",method="GET"\} (\d+)$/m.exec(body)?.[1];
    expect(body).toContain(`http_request_duration_seconds_count{method="GET"} ${uncounted}`);
    for (const line of body.trim().split(/\n+/))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? -?[\d.e+-]+)$/);
  });

  it('report the state of process, database and records', async () => {
    await app.database.pool.query(
      `insert into academy.login_attempt (subject, failures, "lastAt", "waitUntil") values ('x', 9, now(), now() + interval '1 hour')`,
    );
    const { body } = await get('/metrics');
    for (const name of [
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p50_seconds',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_eventloop_lag_max_seconds',
      'database_connections{state="waiting"}',
      'database_round_trip_seconds',
      'live_connections{brand="academy"}',
      'activity_unsealed_lines{brand="academy"}',
      'outbox_mails{brand="decoration"}',
      'sessions{brand="academy"}',
    ])
      expect(body).toMatch(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} [\\d.e-]+$`, 'm'));
    expect(body).toContain('\nlogin_waits{brand="academy"} 1\n');
    expect(body).toContain('\ndatabase_up 1\n');
  });

  it('are told without the database where it does not answer', async () => {
    const { pool } = app.served;
    const all = await Promise.all(Array.from({ length: 8 }, () => pool.connect()));
    const { body } = await get('/metrics');
    for (const client of all) client.release();
    expect(body).toContain('\ndatabase_up 0\n');
    expect(body).toMatch(/^database_connections\{state="waiting"\} \d+$/m);
    expect(body).not.toContain('sessions{');
  });

  it('are given to this machine alone, not to what a proxy passes on', async () => {
    expect((await get('/metrics', {}, '10.1.2.3')).statusCode).toBe(403);
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
    expect((await get('/metrics', { authorization: 'Bearer guess' }, '10.1.2.3')).statusCode).toBe(403);
  });
});
