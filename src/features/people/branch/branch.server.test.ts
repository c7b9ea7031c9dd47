// Proves S§3, S§5, S§7, B9, B21, B26.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/test-app';
import { branchSlice } from './branch-slice.server';

const brand = 'decoration';
let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [branchSlice] });
  owner = await app.setUp(brand);
});
afterAll(() => app.stop());

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => app.call(method, path, { token: owner, brand, headers, ...(body === undefined ? {} : { body }) });
const place = (branch_name: string) => ({ branch_name, branch_location: 'Bakara Market, Mogadishu' });
const encoded = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a branch', () => {
  it('is asked for by name and location', async () => {
    const { status, body } = await call('POST', 'branch', { branch_name: ' ' });
    expect([status, body.errors]).toEqual([
      400,
      { branch_name: 'Enter branch name', branch_location: 'Enter branch location' },
    ]);
  });

  it('is made, changed and deleted', async () => {
    const { info } = (await call('POST', 'branch', place('Bakara'))).body;
    expect(info).toMatchObject({ ...place('Bakara'), createdAt: expect.any(String) });
    expect((await call('PUT', `branch/${info._id}`, { ...info, branch_name: 'Bakaara' })).body.info).toMatchObject(
      place('Bakaara'),
    );
    expect((await call('DELETE', `branch/${info._id}`)).status).toBe(200);
    expect((await call('GET', 'branch')).body).toEqual([]);
  });

  it('stands once by name, whatever the case and the accents', async () => {
    await call('POST', 'branch', place('Élite'));
    const again = await call('POST', 'branch', place('elite'));
    expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['branch_name']]);
  });

  it('is taken from a form as well, encoded or multipart', async () => {
    const fields = new URLSearchParams({ branch_name: 'Encoded', branch_location: 'Hodan' });
    const { status, body } = await call('POST', 'branch', fields.toString(), encoded);
    expect([status, body.info.branch_name]).toEqual([200, 'Encoded']);
    const form = new FormData();
    form.set('branch_name', 'Multipart');
    form.set('__v', '0');
    const sent = new Response(form);
    const changed = await call('PUT', `branch/${body.info._id}`, Buffer.from(await sent.arrayBuffer()), {
      'content-type': sent.headers.get('content-type') ?? '',
    });
    expect([changed.status, changed.body.info?.branch_name]).toEqual([200, 'Multipart']);
    const stale = new URLSearchParams({ _id: body.info._id, __v: '0', branch_name: 'Late' });
    expect((await call('PUT', 'branch', stale.toString(), encoded)).status).toBe(409);
    const gone = new URLSearchParams({ _id: body.info._id });
    expect((await call('DELETE', 'branch', gone.toString(), encoded)).status).toBe(200);
    const unknown = new URLSearchParams({ branch_name: 'A', branch_location: 'B', colour: 'red' });
    expect((await call('POST', 'branch', unknown.toString(), encoded)).status).toBe(400);
  });

  it('is found by name and location', async () => {
    await call('POST', 'branch', { branch_name: 'Harbour', branch_location: 'Liido Beach' });
    for (const q of ['harbour', 'liido', 'beach harb'])
      expect([q, (await call('GET', `branch?q=${q}`)).body.length]).toEqual([q, 1]);
  });
});
