// Proves S§3, S§5, S§9, R 3.1, R 4.7, R 5.10, R 6.2, A33, B1, B3, B8, B9, B11, B12, B13, B23, B26, E16, H5.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, startRecords } from '#testing/academy-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startTestApp({ slices: [...academySlices, activitySlice] })));
});
afterAll(() => app.stop());

const get = (path: string) => app.call('GET', path, { token: owner });
const post = (body: unknown) => app.call('POST', 'courses', { token: owner, body });
const names = (rows: { courseName: string }[]) => rows.map(({ courseName }) => courseName);

describe('a course', () => {
  it('is asked for in its own words', async () => {
    const { status, body } = await post({});
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      courseName: 'Enter course name',
      coursePrice: 'Enter course price',
      courseDuration: 'Enter course duration',
      courseLevel: 'Select course level',
    });
  });

  it('lasts 1 to 12 months, six of which are 6, and is read as it was saved', async () => {
    for (const courseDuration of [0, 13, 1.5, 'six']) {
      const refused = await post({ courseName: 'x', coursePrice: 1, courseDuration, courseLevel: 'basic' });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['courseDuration']]);
    }
    const named = { courseName: 'Python', courseLevel: 'advanced' };
    const { info } = (await post({ ...named, coursePrice: '12.50', courseDuration: '6' })).body;
    expect(info).toMatchObject({ ...named, coursePrice: 12.5, courseDuration: 6, __v: 0 });
    expect((await get(`courses/${info._id}`)).body).toEqual(info);
  });

  it('exists once, whatever the case and the accents', async () => {
    await make.course({ courseName: 'Élan' });
    const again = await post({ courseName: 'elan', coursePrice: 1, courseDuration: 1, courseLevel: 'basic' });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['courseName']]);
  });

  it('is in the activity log with who, when, from where, and what was before and after', async () => {
    const made = await make.course({ courseName: 'Logged', coursePrice: 10 });
    await app.call('PUT', `courses/${made._id}`, { token: owner, body: { coursePrice: 11 } });
    await app.call('DELETE', `courses/${made._id}`, { token: owner });
    const rows = (await get('activity?page=1&pageSize=3')).body;
    expect(rows).toMatchObject([
      { resource: 'courses', recordID: made._id, before: { courseName: 'Logged' }, after: null },
      { recordID: made._id, before: { coursePrice: 10 }, after: { coursePrice: 11 } },
      { recordID: made._id, before: null, after: { courseName: 'Logged' } },
    ]);
    for (const row of rows)
      expect(row).toMatchObject({
        userID: { name: 'Hodan Warsame' },
        address: '127.0.0.1',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
  });
});

describe('the list of courses', () => {
  it('is in order of creation, sorts both ways, pages, counts, and sums its money over all matches', async () => {
    for (const [courseName, coursePrice] of [
      ['Sort b', 0.1],
      ['Sort c', 0.2],
      ['Sort a', 30],
    ])
      await make.course({ courseName, coursePrice });
    const list = await get('courses?q=sort');
    expect(names(list.body)).toEqual(['Sort b', 'Sort c', 'Sort a']);
    expect(names((await get('courses?q=sort&sort=courseName')).body)).toEqual(['Sort a', 'Sort b', 'Sort c']);
    expect(names((await get('courses?q=sort&sort=-coursePrice')).body)).toEqual(['Sort a', 'Sort c', 'Sort b']);
    const page = await get('courses?q=sort&page=2&pageSize=2');
    expect(names(page.body)).toEqual(['Sort a']);
    expect(page.headers['x-total-count']).toBe('3');
    expect(JSON.parse(page.headers['x-totals'] ?? '')).toEqual({ coursePrice: 30.3 });
    expect((await get('courses?q=sort&page=9')).body).toEqual([]);
  });

  it('is a file of what is filtered, in which nothing is a formula', async () => {
    await make.course({ courseName: '=1+1 formula' });
    await make.course({ courseName: 'Left out' });
    const { headers, text } = await get('courses?format=csv&q=formula');
    expect(headers['content-disposition']).toContain('TableContent.csv');
    expect(text).toContain("'=1+1 formula");
    expect(text).not.toContain('Left out');
    const sheet = await get('courses?format=xlsx&q=formula');
    expect(sheet.headers['content-disposition']).toContain('TableContent.xlsx');
    expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('is spelt as it is, with a slash at the end or without', async () => {
    expect((await get('courses/')).status).toBe(200);
    expect((await get('Courses')).status).toBe(404);
  });
});

describe('the choice list of courses', () => {
  it('offers the first twenty by name that match, and labels what is chosen already', async () => {
    const made = [];
    for (let number = 1; number <= 23; number++) made.push(await make.course({ courseName: `Choice ${number}` }));
    const offered = (await get('courses/options?q=choice')).body;
    expect(offered.map(({ label }: { label: string }) => label)).toEqual(
      made
        .map(({ courseName }) => courseName)
        .toSorted()
        .slice(0, 20),
    );
    const [first, second] = made.map(({ _id }) => _id);
    expect((await get(`courses/options?ids=${first},${second}`)).body).toEqual([
      { _id: second, label: 'Choice 2' },
      { _id: first, label: 'Choice 1' },
    ]);
    expect((await get('courses/options?ids=nonsense')).status).toBe(400);
  });
});
