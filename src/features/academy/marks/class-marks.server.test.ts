// Proves R 4.3, R 4.7, B19, E18.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/id';
import { statementsOf } from '#testing/statements';
import { type Answer, expectSaved } from '#testing/test-app';
import type { MarkedStudent } from './class-marks.contract';
import { type MarkingScene, startMarking } from './marks.fixture';

type Student = MarkingScene['amina'];

let scene: MarkingScene;
/** Enrolled in `mine`, by name. */
let pupils: Student[];

beforeAll(async () => {
  scene = await startMarking();
  const { make, mine } = scene;
  pupils = await Promise.all(
    Array.from({ length: 25 }, (_, at) => make.student({ studentName: `Pupil ${String(at).padStart(2, '0')}` })),
  );
  for (const one of pupils) await make.enroll(one, mine);
});
afterAll(() => scene.app.stop());

interface Item {
  readonly studentID: string | undefined;
  readonly Amount: unknown;
  readonly __v?: number;
}

async function save(items: readonly Item[], more: object = {}, token = scene.owner, headers = {}): Promise<Answer> {
  const { app, mine, html } = scene;
  const body = { classID: mine._id, subjectID: html._id, items, ...more };
  return app.call('POST', 'marks/class', { token, body, headers });
}

const items = (Amount: unknown, count = 3): Item[] =>
  pupils.slice(0, count).map(({ _id }) => ({ studentID: _id, Amount }));

async function subject(): Promise<{ subjectID: string }> {
  const { make, course } = scene;
  return { subjectID: (await make.subject({ subjectName: `Subject ${newId()}`, courseID: course._id }))._id };
}

async function marksIn(subjectID: string): Promise<MarkedStudent['marks'][number][]> {
  const { body } = await scene.get(`marks/class/${scene.mine._id}`);
  return body.flatMap((one: MarkedStudent) => one.marks.filter((mark) => mark.subjectID === subjectID));
}

describe('saving the marks of a class', () => {
  it('gives 25 at once, each a record of its own in the log, and asks little of PostgreSQL', async () => {
    const place = await subject();
    let answer: Answer | undefined;
    const asked = await statementsOf(async () => {
      answer = await expectSaved(save(items('87.25', 25), place));
    });
    expect(answer?.body).toMatchObject({ message: '25 marks saved', saved: 25, updated: 0, unchanged: 0 });
    expect(answer?.body.info[0]).toMatchObject({
      studentID: { _id: pupils[0]?._id, studentName: 'Pupil 00' },
      classID: { className: 'Morning' },
      Amount: 87.25,
      __v: 0,
    });
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12);
    const { body } = await scene.get(`activity?resource=marks&recordID=${answer?.body.info[24]._id}`);
    expect(body).toMatchObject([{ action: 'create', after: { Amount: 87.25 } }]);
  });

  it('changes what was seen, leaves what says so already, and says how many', async () => {
    const place = await subject();
    const { body } = await expectSaved(save(items(50, 2), place));
    const [first, second, third] = items(60);
    const mixed = [{ ...first, __v: 0 }, { ...second, Amount: 50, __v: 0 }, third] as Item[];
    const again = await expectSaved(save(mixed, place));
    expect(again.body).toMatchObject({ message: 'Marks saved: 1 new, 1 changed', saved: 1, updated: 1, unchanged: 1 });
    expect((await marksIn(place.subjectID)).map(({ Amount, __v }) => [Amount, __v])).toEqual([
      [60, 1],
      [50, 0],
      [60, 0],
    ]);
    expect((await scene.get(`activity?resource=marks&recordID=${body.info[0]._id}`)).body).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ action: 'update', before: { Amount: 50 }, after: { Amount: 60 } }),
      ]),
    );
    const same = await expectSaved(save(mixed, place));
    expect(same.body).toMatchObject({ message: 'These marks were saved already', saved: 0, updated: 0, unchanged: 3 });
  });

  it('sent a second time under its key answers the same and saves nothing again', async () => {
    const place = await subject();
    const key = { 'idempotency-key': newId() };
    const one = await expectSaved(save(items(70), place, scene.owner, key));
    const other = await expectSaved(save(items(70), place, scene.owner, key));
    expect(other.body).toEqual(one.body);
    expect(await marksIn(place.subjectID)).toHaveLength(3);
  });

  it('is refused as a whole if somebody else has changed a mark in the meantime, and names that mark', async () => {
    const place = await subject();
    await expectSaved(save(items(55, 1), place));
    const { status, body } = await save(items(80), place);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'Nothing was saved: 1 mark was changed by someone else meanwhile.',
      errors: { 'items.0.Amount': 'Meanwhile 55 was saved here.' },
    });
    expect(await marksIn(place.subjectID)).toHaveLength(1);
    const [seen] = items(80, 1);
    await expectSaved(save([{ ...seen, __v: 0 } as Item], place));
    expect((await save([{ ...seen, Amount: 90, __v: 0 } as Item], place)).status).toBe(409);
    const [gone] = await marksIn(place.subjectID);
    await scene.remove(String(gone?._id));
    const late = await save([{ ...seen, Amount: 90, __v: 1 } as Item], place);
    expect(late.body.errors).toEqual({ 'items.0.Amount': 'This mark was deleted meanwhile.' });
  });

  it('lets one of ten through who give the same students different marks at the same moment', async () => {
    const place = await subject();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => save(at % 2 === 0 ? items(at, 25) : items(at, 25).toReversed(), place)),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    // In words, where each waited for the one before; the table's own index alone would not say whose marks they are.
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.message).toBe('Nothing was saved: 25 marks were changed by someone else meanwhile.');
    const marks = await marksIn(place.subjectID);
    expect([marks.length, new Set(marks.map(({ Amount }) => Amount)).size]).toEqual([25, 1]);
  });

  it('goes together with edits of single marks at the same moment', async () => {
    const place = await subject();
    await expectSaved(save(items(50, 25), place));
    const before = await marksIn(place.subjectID);
    const answers = await Promise.all([
      save(
        items(60, 25).map((one) => ({ ...one, __v: 0 })),
        place,
      ),
      ...before.slice(0, 8).map(({ _id }) => scene.put(_id, { Amount: 70, __v: 0 })),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const after = await marksIn(place.subjectID);
    const set = after.filter(({ Amount }) => Amount === 60).length;
    expect(set === 25 || set === 0).toBe(true);
  });
});

describe('what is refused, each at its mark, and nothing is saved', () => {
  it.each([
    ['less than 0', -1, 'Enter a number from 0 to 100'],
    ['more than 100', 100.01, 'Enter a number from 0 to 100'],
    ['three decimals', 50.123, 'Enter a number from 0 to 100'],
    ['a word', 'good', 'Enter a number from 0 to 100'],
    ['nothing', '', 'Enter marks'],
    ['null', null, 'Enter marks'],
  ])('%s', async (_what, Amount, message) => {
    const place = await subject();
    const [one, other] = items(80);
    const { status, body } = await save([one, { ...other, Amount }] as Item[], place);
    expect([status, body.errors]).toEqual([400, { 'items.1.Amount': message }]);
    expect(await marksIn(place.subjectID)).toEqual([]);
  });

  it('a student who was never in the class, and one who is listed twice', async () => {
    const { stranger } = scene;
    const [one] = items(80);
    const unknown = await save([one, { studentID: stranger._id, Amount: 1 }] as Item[]);
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      { 'items.1.studentID': 'This student was never enrolled in this class' },
    ]);
    const twice = await save([one, one] as Item[]);
    expect([twice.status, twice.body.errors]).toEqual([400, { 'items.1.studentID': 'This student is listed twice' }]);
  });

  it('a subject of another course, a class or a subject that is none, an empty list, and more than 500', async () => {
    const { art } = scene;
    const id = newId();
    expect((await save(items(1), { subjectID: art._id })).body.errors).toEqual({
      subjectID: "This subject does not belong to the class's course",
    });
    expect((await save(items(1), { classID: id })).body.errors).toEqual({ classID: 'Please select class' });
    expect((await save(items(1), { subjectID: id })).body.errors).toEqual({ subjectID: 'Please select subject' });
    expect((await save([])).body.errors).toEqual({ items: 'Enter marks' });
    const many = Array.from({ length: 501 }, () => ({ studentID: newId(), Amount: 1 }));
    expect((await save(many)).body.errors).toEqual({ items: 'Must be a list of at most 500 rows' });
    expect((await save(items(1), { grade: 'A' })).status).toBe(400);
  });
});

describe('whose class it is', () => {
  it('is what a teacher is asked, reading and saving; students are let in nowhere', async () => {
    const { mine, teacher, colleague, student, get } = scene;
    const place = await subject();
    await expectSaved(save(items(80), place, teacher));
    expect((await save(items(90), place, colleague)).status).toBe(403);
    expect((await save(items(90), place, student)).status).toBe(403);
    expect((await get(`marks/class/${mine._id}`, teacher)).status).toBe(200);
    expect((await get(`marks/class/${mine._id}`, colleague)).status).toBe(403);
    expect((await get(`marks/class/${mine._id}`, student)).status).toBe(403);
    expect((await get(`marks/class/${newId()}`)).status).toBe(404);
    expect((await marksIn(place.subjectID)).map(({ Amount }) => Amount)).toEqual([80, 80, 80]);
  });
});

describe('the students of a class and their marks', () => {
  it('are by name, once each, those who left at the end and those who wait for a seat not at all', async () => {
    const { make, course, html } = scene;
    const room = await make.class({ courseID: course._id });
    const named = async (studentName: string, status: 'active' | 'blocked' | 'waiting' | 'graduated') => {
      const one = await make.student({ studentName });
      await make.enroll(one, room, status);
      return one;
    };
    await named('Cabdi', 'active');
    await named('Axmed', 'blocked');
    await named('Zahra', 'waiting');
    const back = await named('Bile', 'graduated');
    await make.enroll(back, room);
    const mark = { studentID: back._id, classID: room._id, subjectID: html._id, Amount: 66.5 };
    const { body } = await expectSaved(scene.post(mark));
    const read = await scene.get(`marks/class/${room._id}`);
    expect(read.body.map((one: MarkedStudent) => [one.studentName, one.enrolledStatus])).toEqual([
      ['Bile', 'active'],
      ['Cabdi', 'active'],
      ['Axmed', 'blocked'],
    ]);
    expect(read.body[0].marks).toEqual([{ _id: body.info._id, subjectID: html._id, Amount: 66.5, __v: 0 }]);
  });
});
