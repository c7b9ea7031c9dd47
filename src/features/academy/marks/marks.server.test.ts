// Proves S§2, S§3, S§5, S§7, R 3.4, R 3.9, R 5.9, B1, B5, B6, B7, B9, B12, B29, B30, E18.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MarkingScene, startMarking } from './marks.fixture';

let scene: MarkingScene;

beforeAll(async () => {
  scene = await startMarking();
});
afterAll(() => scene.app.stop());

describe('giving a mark', () => {
  it('saves it and reads it with student, class and subject by name', async () => {
    const { course, html, mine, amina, get, remove, given } = scene;
    const made = await given({ Amount: '87.25' });
    expect(made).toMatchObject({
      studentID: { _id: amina._id, studentName: 'Amina Warsame', stdID: amina.stdID },
      classID: { _id: mine._id, className: 'Morning', courseID: { _id: course._id, courseName: 'Web' } },
      subjectID: { _id: html._id, subjectName: 'HTML' },
      Amount: 87.25,
      __v: 0,
    });
    expect((await get(`marks/${made._id}`)).body).toEqual(made);
    await remove(made._id);
  });

  it.each([[0], [100], [0.01], [99.99]])('takes %d', async (Amount) => {
    const { remove, given } = scene;
    const made = await given({ Amount });
    expect(made.Amount).toBe(Amount);
    await remove(made._id);
  });

  it.each([
    ['less than 0', -1],
    ['more than 100', 100.01],
    ['three decimals', 50.123],
    ['a word', 'good'],
    ['an exponent', '1e1'],
    ['a list', [80]],
    ['an object', {}],
    ['yes', true],
    ['not a number', 'NaN'],
  ])('refuses %s', async (_what, Amount) => {
    const { mark, post } = scene;
    const { status, body } = await post(mark({ Amount }));
    expect([status, Object.keys(body.errors)]).toEqual([400, ['Amount']]);
  });

  it('asks for everything in its own words', async () => {
    const { post } = scene;
    const { status, body } = await post({});
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      studentID: 'Please choose a student',
      classID: 'Please select class',
      subjectID: 'Please select subject',
      Amount: 'Enter marks',
    });
  });

  it.each([
    ['an unknown field', { grade: 'A' }, 'grade'],
    ['a student who is nobody', { studentID: '01890000-0000-7000-8000-000000000000' }, 'studentID'],
    ['a class that is none', { classID: '01890000-0000-7000-8000-000000000000' }, 'classID'],
    ['a subject that is none', { subjectID: '01890000-0000-7000-8000-000000000000' }, 'subjectID'],
    ['an id that is no id', { studentID: 'amina' }, 'studentID'],
    ['a zero byte', { subjectID: 'a\u0000' }, ''],
  ])('refuses %s', async (_what, wrong, field) => {
    const { mark, post } = scene;
    const { status, body } = await post(mark(wrong));
    expect(status).toBe(400);
    if (field) expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('refuses a subject of another course, and a student who was never in the class, each at its field', async () => {
    const { art, stranger, mark, post } = scene;
    const foreign = await post(mark({ subjectID: art._id }));
    expect([foreign.status, foreign.body.errors]).toEqual([
      400,
      { subjectID: "This subject does not belong to the class's course" },
    ]);
    const unknown = await post(mark({ studentID: stranger._id }));
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      { studentID: 'This student was never enrolled in this class' },
    ]);
  });

  it('takes a graduate, and refuses one who only waits for a seat', async () => {
    const { make, mine, mark, post, remove, given } = scene;
    const [graduate, waiting] = [await make.student(), await make.student()];
    await make.enroll(graduate, mine, 'graduated');
    await make.enroll(waiting, mine, 'waiting');
    const made = await given({ studentID: graduate._id });
    await remove(made._id);
    expect((await post(mark({ studentID: waiting._id }))).body.errors).toEqual({
      studentID: 'This student was never enrolled in this class',
    });
  });

  it('happens once per student, class and subject', async () => {
    const { mine, theirs, mark, post, put, remove, given } = scene;
    const made = await given();
    const again = await post(mark({ Amount: 90 }));
    expect([again.status, again.body.errors]).toEqual([
      409,
      { subjectID: 'This student has a mark for this subject in this class already' },
    ]);
    const elsewhere = await given({ classID: theirs._id });
    const moved = await put(elsewhere._id, { classID: mine._id });
    expect(moved.status).toBe(409);
    await Promise.all([remove(made._id), remove(elsewhere._id)]);
  });

  it('happens once also where ten come at the same moment', async () => {
    const { mark, post, remove } = scene;
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(mark())));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    await remove(answers.find(({ status }) => status === 200)?.body.info._id);
  });
});

describe('changing a mark', () => {
  it('takes the record as it was read, changed', async () => {
    const { put, remove, given } = scene;
    const made = await given();
    const { status, body } = await put(made._id, { ...made, action: 'x', Amount: 91.5 });
    expect([status, body.info.Amount, body.info.__v]).toEqual([200, 91.5, 1]);
    await remove(made._id);
  });

  it('checks anew what hangs together', async () => {
    const { art, bashir, put, remove, given } = scene;
    const made = await given();
    expect((await put(made._id, { subjectID: art._id })).body.errors).toHaveProperty('subjectID');
    expect((await put(made._id, { studentID: bashir._id })).body.errors).toHaveProperty('studentID');
    expect((await put(made._id, { Amount: null })).body.errors).toEqual({ Amount: 'Enter marks' });
    await remove(made._id);
  });

  it('is refused over an older version, deleting too', async () => {
    const { app, owner, get, put, remove, given } = scene;
    const made = await given();
    await put(made._id, { Amount: 81, __v: 0 });
    expect((await put(made._id, { Amount: 82, __v: 0 })).status).toBe(409);
    expect((await remove(made._id, { __v: 0 })).status).toBe(409);
    expect(
      (await app.call('DELETE', 'marks', { token: owner, body: (await get(`marks/${made._id}`)).body })).status,
    ).toBe(200);
    expect((await get(`marks/${made._id}`)).status).toBe(404);
  });
});

describe('the list', () => {
  it('is searched by student, number, class and subject', async () => {
    const { css, mine, theirs, bashir, get, remove, given } = scene;
    const made = [await given(), await given({ studentID: bashir._id, classID: theirs._id, subjectID: css._id })];
    for (const [q, expected] of [
      ['amina', 1],
      [String(bashir.stdID), 1],
      ['evening', 1],
      ['css', 1],
      ['web', 0],
      ['bashir css', 1],
    ] as const) {
      expect((await get(`marks?q=${q}`)).body, q).toHaveLength(expected);
    }
    expect((await get(`marks?classID=${mine._id}&page=1`)).headers['x-total-count']).toBe('1');
    expect((await get('marks?format=csv')).text).toContain('Bashir Ali');
    expect((await get('marks?color=red')).status).toBe(400);
    await Promise.all(made.map(({ _id }) => remove(_id)));
  });
});
