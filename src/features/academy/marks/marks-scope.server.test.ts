// Proves S§1, S§8, R 3.1, R 4.3, R 5.4, R 6.3, A14, B12.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPaper } from '#testing/paper';
import { pdfText } from '#testing/pdf-text';
import { type MarkingScene, startMarking } from './marks.fixture';

let scene: MarkingScene;

beforeAll(async () => {
  scene = await startMarking();
});
afterAll(() => scene.app.stop());

describe('a teacher', () => {
  it('sees the marks of own classes alone, and a filter naming another class or student is refused', async () => {
    const { mine, theirs, amina, bashir, teacher, colleague, get, remove, given } = scene;
    const made = [await given(), await given({ studentID: bashir._id, classID: theirs._id })] as const;
    const seen = await get('marks', teacher);
    expect(seen.body.map((row: { _id: string }) => row._id)).toEqual([made[0]._id]);
    expect((await get('marks', colleague)).body.map((row: { _id: string }) => row._id)).toEqual([made[1]._id]);
    expect((await get(`marks?classID=${mine._id}`, teacher)).body).toHaveLength(1);
    expect((await get(`marks?studentID=${amina._id}`, teacher)).body).toHaveLength(1);
    expect((await get(`marks?classID=${theirs._id}`, teacher)).status).toBe(403);
    expect((await get(`marks?studentID=${bashir._id}`, teacher)).status).toBe(403);
    expect((await get(`marks/${made[1]._id}`, teacher)).status).toBe(403);
    expect((await get('marks?format=csv', teacher)).text).not.toContain('Bashir');
    await Promise.all(made.map(({ _id }) => remove(_id)));
  });

  it('writes in own classes alone and moves no mark into another', async () => {
    const { css, theirs, bashir, teacher, colleague, mark, post, put, remove, given } = scene;
    const made = await given({}, teacher);
    const foreign = await given({ studentID: bashir._id, classID: theirs._id }, colleague);
    expect((await put(made._id, { Amount: 70 }, teacher)).status).toBe(200);
    expect((await post(mark({ studentID: bashir._id, classID: theirs._id, subjectID: css._id }), teacher)).status).toBe(
      403,
    );
    expect((await put(made._id, { classID: theirs._id }, teacher)).status).toBe(403);
    expect((await put(foreign._id, { Amount: 1 }, teacher)).status).toBe(403);
    expect((await remove(foreign._id, undefined, teacher)).status).toBe(403);
    expect((await remove(made._id, undefined, teacher)).status).toBe(200);
    await remove(foreign._id);
  });

  it('gets a sheet with the marks of own classes alone, and none of a student of others', async () => {
    const { theirs, amina, bashir, teacher, get, remove, given } = scene;
    const made = [await given({ Amount: 61 }), await given({ classID: theirs._id, Amount: 72 })] as const;
    const sheet = await get(`marks/sheet/${amina._id}`, teacher);
    expect(pdfText(sheet.bytes)).toMatch(/\b61\b/);
    expect(pdfText(sheet.bytes)).not.toMatch(/\b72\b/);
    expect((await get(`marks/sheet/${bashir._id}`, teacher)).status).toBe(403);
    expect((await get(`marks/sheet/${amina._id}?classID=${theirs._id}`, teacher)).status).toBe(403);
    await Promise.all(made.map(({ _id }) => remove(_id)));
  });
});

describe('a student', () => {
  it('sees own marks alone; naming another, or a class of others, is refused', async () => {
    const { make, course, theirs, amina, bashir, student, get, remove, given } = scene;
    const made = [await given(), await given({ studentID: bashir._id, classID: theirs._id })] as const;
    expect((await get('marks', student)).body.map((row: { _id: string }) => row._id)).toEqual([made[0]._id]);
    expect((await get(`marks?studentID=${amina._id}&page=1`, student)).headers['x-total-count']).toBe('1');
    expect((await get(`marks?studentID=${bashir._id}`, student)).status).toBe(403);
    expect((await get(`marks?studentID=01890000-0000-7000-8000-000000000000`, student)).status).toBe(403);
    expect((await get(`marks/${made[1]._id}`, student)).status).toBe(403);
    const elsewhere = await make.class({ courseID: course._id });
    expect((await get(`marks?classID=${elsewhere._id}`, student)).status).toBe(403);
    expect((await get(`marks?classID=${theirs._id}`, student)).status).toBe(200);
    await Promise.all(made.map(({ _id }) => remove(_id)));
  });

  it('writes nothing', async () => {
    const { css, student, mark, post, put, remove, given } = scene;
    const made = await given();
    expect((await post(mark({ subjectID: css._id }), student)).status).toBe(403);
    expect((await put(made._id, { Amount: 100 }, student)).status).toBe(403);
    expect((await remove(made._id, undefined, student)).status).toBe(403);
    await remove(made._id);
  });

  it('gets the own mark sheet alone', async () => {
    const { app, amina, bashir, student, get } = scene;
    expect((await get(`marks/sheet/${amina._id}`, student)).status).toBe(200);
    expect((await get(`marks/sheet/${bashir._id}`, student)).status).toBe(403);
    expect((await app.call('GET', `marks/sheet/${amina._id}`)).status).toBe(401);
  });
});

describe('the mark sheet', () => {
  it('shows the academy, the student, each class with its marks, total, average, grade and result', async () => {
    const { css, mine, theirs, amina, get, remove, given } = scene;
    const made = [
      await given({ Amount: 94.99 }),
      await given({ subjectID: css._id, Amount: 95 }),
      await given({ classID: theirs._id, Amount: 40 }),
    ] as const;
    const sheet = await get(`marks/sheet/${amina._id}`);
    expect(sheet.status).toBe(200);
    expectPaper(sheet, `mark-sheet-${amina.stdID}.pdf`, [
      'Hodan Academy',
      'Mark sheet',
      String(amina.stdID),
      'Amina Warsame',
      '252615550202',
      'Wadajir, Mogadishu',
      'Secondary',
      'Morning – Web',
      'HTML',
      'CSS',
      '94.99',
      '189.99',
      'A+',
      'Pass',
      'Evening – Web',
      '40',
      'F',
      'Fail',
      'All classes',
      '229.99',
      '76.66',
      'C',
      'Mar 2026',
    ]);
    const one = pdfText((await get(`marks/sheet/${amina._id}?classID=${mine._id}`)).bytes);
    expect(one).toContain('Morning – Web');
    expect(one).not.toContain('Evening');
    expect(one).not.toContain('All classes');
    await Promise.all(made.map(({ _id }) => remove(_id)));
  });

  it('says so where there are no marks, and is 404 for nobody', async () => {
    const { amina, stranger, get } = scene;
    expect(pdfText((await get(`marks/sheet/${stranger._id}`)).bytes)).toContain('No marks found');
    expect((await get('marks/sheet/01890000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await get('marks/sheet/amina')).status).toBe(404);
    expect((await get(`marks/sheet/${amina._id}?color=red`)).status).toBe(400);
  });

  it('is for those who hold the screen', async () => {
    const { app, owner, amina, get } = scene;
    const { token } = await app.logInAs(owner, 'Marker', ['/marks']);
    const { token: other } = await app.logInAs(owner, 'Reception', ['/courses']);
    expect((await get(`marks/sheet/${amina._id}`, token)).status).toBe(200);
    expect((await get(`marks/sheet/${amina._id}`, other)).status).toBe(403);
    expect((await get('marks', other)).status).toBe(403);
    expect((await get('student', token)).status).toBe(403);
    expect((await get('student/options', token)).status).toBe(200);
  });
});

describe('the records that marks refer to', () => {
  it('stays: an enrollment, a subject or a student with marks is not deleted', async () => {
    const { app, owner, html, mine, amina, get, remove, given } = scene;
    const made = await given();
    expect((await app.call('DELETE', `subject/${html._id}`, { token: owner })).body.message).toContain('1 mark');
    expect((await app.call('DELETE', `student/${amina._id}`, { token: owner })).status).toBe(409);
    const [seat] = (await get(`Enrollment?studentID=${amina._id}&classID=${mine._id}`)).body;
    expect((await app.call('DELETE', `Enrollment/${seat._id}`, { token: owner })).status).toBe(409);
    await remove(made._id);
  });
});
