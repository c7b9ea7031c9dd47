import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, academyRecords } from '../../../testing/academy-records';
import { pdfText } from '../../../testing/pdf-text';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
let course: any, html: any, css: any, art: any;
let mine: any, theirs: any;
let amina: any, bashir: any, stranger: any;
let teacher: string, colleague: string, student: string;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await app.setUp();
  make = academyRecords(app, owner);
  course = await make.course({ courseName: 'Web' });
  [html, css] = [await make.subject({ subjectName: 'HTML', courseID: course._id }), await make.subject({ subjectName: 'CSS', courseID: course._id })];
  art = await make.subject({ subjectName: 'Drawing' });
  const [one, other] = [await make.teacher(), await make.teacher()];
  mine = await make.class({ className: 'Morning', courseID: course._id, teacherID: one._id });
  theirs = await make.class({ className: 'Evening', courseID: course._id, teacherID: other._id });
  [amina, bashir, stranger] = [await make.student({ studentName: 'Amina Warsame' }), await make.student({ studentName: 'Bashir Ali' }), await make.student({ studentName: 'Cawo Nur' })];
  await make.enroll(amina, mine);
  await make.enroll(amina, theirs);
  await make.enroll(bashir, theirs);
  [teacher, colleague, student] = [await make.tokenOf(one), await make.tokenOf(other), await make.portalTokenOf(amina)];
});
afterAll(() => app.stop());

const mark = (values: object = {}) => ({ studentID: amina._id, classID: mine._id, subjectID: html._id, Amount: 80, ...values });
const get = (path: string, token = owner) => app.call('GET', path, { token });
const post = (body: unknown, token = owner) => app.call('POST', 'marks', { token, body });
const put = (id: string, body: unknown, token = owner) => app.call('PUT', `marks/${id}`, { token, body });
const remove = (id: string, body: unknown = undefined, token = owner) => app.call('DELETE', `marks/${id}`, { token, body });

/** A mark that stands only for the time of a test. */
async function given(values: object = {}, token = owner): Promise<any> {
  const answer = await post(mark(values), token);
  expect(answer.text).toContain('"status":true');
  return answer.body.info;
}

describe('giving a mark', () => {
  it('saves it and reads it with student, class and subject by name', async () => {
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
    const made = await given({ Amount });
    expect(made.Amount).toBe(Amount);
    await remove(made._id);
  });

  it.each([
    ['less than 0', -1], ['more than 100', 100.01], ['three decimals', 50.123], ['a word', 'good'], ['an exponent', '1e1'], ['a list', [80]], ['an object', {}], ['yes', true], ['not a number', 'NaN'],
  ])('refuses %s', async (_what, Amount) => {
    const { status, body } = await post(mark({ Amount }));
    expect([status, Object.keys(body.errors)]).toEqual([400, ['Amount']]);
  });

  it('asks for everything in its own words', async () => {
    const { status, body } = await post({});
    expect(status).toBe(400);
    expect(body.errors).toEqual({ studentID: 'Please choose a student', classID: 'Please select class', subjectID: 'Please select subject', Amount: 'Enter marks' });
  });

  it.each([
    ['an unknown field', { grade: 'A' }, 'grade'],
    ['a student who is nobody', { studentID: '01890000-0000-7000-8000-000000000000' }, 'studentID'],
    ['a class that is none', { classID: '01890000-0000-7000-8000-000000000000' }, 'classID'],
    ['a subject that is none', { subjectID: '01890000-0000-7000-8000-000000000000' }, 'subjectID'],
    ['an id that is no id', { studentID: 'amina' }, 'studentID'],
    ['a zero byte', { subjectID: 'a\u0000' }, ''],
  ])('refuses %s', async (_what, wrong, field) => {
    const { status, body } = await post(mark(wrong));
    expect(status).toBe(400);
    if (field) expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('refuses a subject of another course, and a student who was never in the class, each at its field', async () => {
    const foreign = await post(mark({ subjectID: art._id }));
    expect([foreign.status, foreign.body.errors]).toEqual([400, { subjectID: "This subject does not belong to the class's course" }]);
    const unknown = await post(mark({ studentID: stranger._id }));
    expect([unknown.status, unknown.body.errors]).toEqual([400, { studentID: 'This student was never enrolled in this class' }]);
  });

  it('takes a graduate, and refuses one who only waits for a seat', async () => {
    const [graduate, waiting] = [await make.student(), await make.student()];
    await make.enroll(graduate, mine, 'graduated');
    await make.enroll(waiting, mine, 'waiting');
    const made = await given({ studentID: graduate._id });
    await remove(made._id);
    expect((await post(mark({ studentID: waiting._id }))).body.errors).toEqual({ studentID: 'This student was never enrolled in this class' });
  });

  it('happens once per student, class and subject', async () => {
    const made = await given();
    const again = await post(mark({ Amount: 90 }));
    expect([again.status, again.body.errors]).toEqual([409, { subjectID: 'This student has a mark for this subject in this class already' }]);
    const elsewhere = await given({ classID: theirs._id });
    const moved = await put(elsewhere._id, { classID: mine._id });
    expect(moved.status).toBe(409);
    await Promise.all([remove(made._id), remove(elsewhere._id)]);
  });

  it('happens once also where ten come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(mark())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    await remove(answers.find(({ status }) => status === 200)?.body.info._id);
  });
});

describe('changing a mark', () => {
  it('takes the record as it was read, changed', async () => {
    const made = await given();
    const { status, body } = await put(made._id, { ...made, action: 'x', Amount: 91.5 });
    expect([status, body.info.Amount, body.info.__v]).toEqual([200, 91.5, 1]);
    await remove(made._id);
  });

  it('checks anew what hangs together', async () => {
    const made = await given();
    expect((await put(made._id, { subjectID: art._id })).body.errors).toHaveProperty('subjectID');
    expect((await put(made._id, { studentID: bashir._id })).body.errors).toHaveProperty('studentID');
    expect((await put(made._id, { Amount: null })).body.errors).toEqual({ Amount: 'Enter marks' });
    await remove(made._id);
  });

  it('is refused over an older version, deleting too', async () => {
    const made = await given();
    await put(made._id, { Amount: 81, __v: 0 });
    expect((await put(made._id, { Amount: 82, __v: 0 })).status).toBe(409);
    expect((await remove(made._id, { __v: 0 })).status).toBe(409);
    expect((await app.call('DELETE', 'marks', { token: owner, body: (await get(`marks/${made._id}`)).body })).status).toBe(200);
    expect((await get(`marks/${made._id}`)).status).toBe(404);
  });
});

describe('the list', () => {
  it('is searched by student, number, class and subject', async () => {
    const made = [await given(), await given({ studentID: bashir._id, classID: theirs._id, subjectID: css._id })];
    for (const [q, expected] of [['amina', 1], [String(bashir.stdID), 1], ['evening', 1], ['css', 1], ['web', 0], ['bashir css', 1]] as const) {
      expect((await get(`marks?q=${q}`)).body, q).toHaveLength(expected);
    }
    expect((await get(`marks?classID=${mine._id}&page=1`)).headers['x-total-count']).toBe('1');
    expect((await get('marks?format=csv')).text).toContain('Bashir Ali');
    expect((await get('marks?color=red')).status).toBe(400);
    await Promise.all(made.map(({ _id }) => remove(_id)));
  });
});

describe('a teacher', () => {
  it('sees the marks of own classes alone, and a filter naming another class or student is refused', async () => {
    const made = [await given(), await given({ studentID: bashir._id, classID: theirs._id })];
    const seen = await get('marks', teacher);
    expect(seen.body.map((row: any) => row._id)).toEqual([made[0]._id]);
    expect((await get('marks', colleague)).body.map((row: any) => row._id)).toEqual([made[1]._id]);
    expect((await get(`marks?classID=${mine._id}`, teacher)).body).toHaveLength(1);
    expect((await get(`marks?studentID=${amina._id}`, teacher)).body).toHaveLength(1);
    expect((await get(`marks?classID=${theirs._id}`, teacher)).status).toBe(403);
    expect((await get(`marks?studentID=${bashir._id}`, teacher)).status).toBe(403);
    expect((await get(`marks/${made[1]._id}`, teacher)).status).toBe(403);
    expect((await get('marks?format=csv', teacher)).text).not.toContain('Bashir');
    await Promise.all(made.map(({ _id }) => remove(_id)));
  });

  it('writes in own classes alone and moves no mark into another', async () => {
    const made = await given({}, teacher);
    const foreign = await given({ studentID: bashir._id, classID: theirs._id }, colleague);
    expect((await put(made._id, { Amount: 70 }, teacher)).status).toBe(200);
    expect((await post(mark({ studentID: bashir._id, classID: theirs._id, subjectID: css._id }), teacher)).status).toBe(403);
    expect((await put(made._id, { classID: theirs._id }, teacher)).status).toBe(403);
    expect((await put(foreign._id, { Amount: 1 }, teacher)).status).toBe(403);
    expect((await remove(foreign._id, undefined, teacher)).status).toBe(403);
    expect((await remove(made._id, undefined, teacher)).status).toBe(200);
    await remove(foreign._id);
  });

  it('gets a sheet with the marks of own classes alone, and none of a student of others', async () => {
    const made = [await given({ Amount: 61 }), await given({ classID: theirs._id, Amount: 72 })];
    const sheet = await get(`marks/sheet/${amina._id}`, teacher);
    expect(pdfText(sheet.bytes)).toContain('61.00');
    expect(pdfText(sheet.bytes)).not.toContain('72.00');
    expect((await get(`marks/sheet/${bashir._id}`, teacher)).status).toBe(403);
    expect((await get(`marks/sheet/${amina._id}?classID=${theirs._id}`, teacher)).status).toBe(403);
    await Promise.all(made.map(({ _id }) => remove(_id)));
  });
});

describe('a student', () => {
  it('sees own marks alone; naming another, or a class of others, is refused', async () => {
    const made = [await given(), await given({ studentID: bashir._id, classID: theirs._id })];
    expect((await get('marks', student)).body.map((row: any) => row._id)).toEqual([made[0]._id]);
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
    const made = await given();
    expect((await post(mark({ subjectID: css._id }), student)).status).toBe(403);
    expect((await put(made._id, { Amount: 100 }, student)).status).toBe(403);
    expect((await remove(made._id, undefined, student)).status).toBe(403);
    await remove(made._id);
  });

  it('gets the own mark sheet alone', async () => {
    expect((await get(`marks/sheet/${amina._id}`, student)).status).toBe(200);
    expect((await get(`marks/sheet/${bashir._id}`, student)).status).toBe(403);
    expect((await app.call('GET', `marks/sheet/${amina._id}`)).status).toBe(401);
  });
});

describe('the mark sheet', () => {
  it('shows the academy, the student, each class with its marks, total, average, grade and result', async () => {
    const made = [await given({ Amount: 94.99 }), await given({ subjectID: css._id, Amount: 95 }), await given({ classID: theirs._id, Amount: 40 })];
    const sheet = await get(`marks/sheet/${amina._id}`);
    expect(sheet.status).toBe(200);
    expect(sheet.headers['content-type']).toBe('application/pdf');
    expect(sheet.headers['content-disposition']).toBe(`attachment; filename="mark-sheet-${amina.stdID}.pdf"`);
    const shown = pdfText(sheet.bytes);
    for (const words of ['Hodan Academy', 'Mark sheet', String(amina.stdID), 'Amina Warsame', '252615550202', 'Wadajir, Mogadishu', 'Secondary', 'Morning – Web', 'HTML', 'CSS', '94.99', '189.99', 'A+', 'Pass', 'Evening – Web', '40.00', 'F', 'Fail', 'All classes', '229.99', '76.66', 'C', 'Mar 2026']) {
      expect(shown).toContain(words);
    }
    const one = pdfText((await get(`marks/sheet/${amina._id}?classID=${mine._id}`)).bytes);
    expect(one).toContain('Morning – Web');
    expect(one).not.toContain('Evening');
    expect(one).not.toContain('All classes');
    await Promise.all(made.map(({ _id }) => remove(_id)));
  });

  it('says so where there are no marks, and is 404 for nobody', async () => {
    expect(pdfText((await get(`marks/sheet/${stranger._id}`)).bytes)).toContain('No marks found');
    expect((await get('marks/sheet/01890000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await get('marks/sheet/amina')).status).toBe(404);
    expect((await get(`marks/sheet/${amina._id}?color=red`)).status).toBe(400);
  });

  it('is for those who hold the screen', async () => {
    const { token } = await app.logInAs(owner, 'Marker', ['/marks']);
    const { token: other } = await app.logInAs(owner, 'Reception', ['/courses']);
    expect((await get(`marks/sheet/${amina._id}`, token)).status).toBe(200);
    expect((await get(`marks/sheet/${amina._id}`, other)).status).toBe(403);
    expect((await get('marks', other)).status).toBe(403);
    expect((await get('student', token)).status).toBe(403);
    expect((await get('student/options', token)).status).toBe(200);
  });
});

describe('what marks stand on', () => {
  it('stays: an enrollment, a subject or a student with marks is not deleted', async () => {
    const made = await given();
    expect((await app.call('DELETE', `subject/${html._id}`, { token: owner })).body.message).toContain('1 Mark');
    expect((await app.call('DELETE', `student/${amina._id}`, { token: owner })).status).toBe(409);
    const [seat] = (await get(`Enrollment?studentID=${amina._id}&classID=${mine._id}`)).body;
    expect((await app.call('DELETE', `Enrollment/${seat._id}`, { token: owner })).status).toBe(409);
    await remove(made._id);
  });
});
