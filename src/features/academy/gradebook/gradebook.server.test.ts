// Proves GB1, GB2, GB3, GB4, GB6, GB7, GB8, GB12.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type Grading, scoreBody, startGrading } from './gradebook.fixture';

let at: Grading;
beforeAll(async () => {
  at = await startGrading();
});
afterAll(() => at.app.stop());

describe('a mark by assessments', () => {
  it('GB examples 1 and 2: come with what is published, and with that alone', async () => {
    const room = await at.room();
    const quiz = await room.assess({ maxScore: 10, weight: 20 });
    const midterm = await room.assess({ maxScore: 20, weight: 30, assessmentKind: 'midterm' });
    const final = await room.assess({ weight: 50, assessmentKind: 'final' });
    await expectSaved(room.enter(quiz, 8, 10, 0));
    await expectSaved(room.enter(midterm, 15, 20, 0));
    await expectSaved(room.enter(final, 70, 100, 0));
    expect(await room.marks()).toEqual([undefined, undefined, undefined]);
    const first = await expectSaved(room.publish(quiz));
    expect(first.body).toMatchObject({
      marks: 3,
      info: { assessmentStatus: 'published', publishedBy: { fullName: 'Hodan Warsame' } },
    });
    await expectSaved(room.publish(midterm));
    expect(await room.marks()).toEqual([77, 100, 0]);
    expect((await at.grid(room)).students[0]).toMatchObject({ soFar: 73.5, mark: 77, grade: 'C', outcome: 'pass' });
    await expectSaved(room.publish(final));
    expect(await room.marks()).toEqual([73.5, 100, 0]);
    const { students, statistics, assessments } = await at.grid(room);
    expect(students[0]).toMatchObject({ mark: 73.5, grade: 'C', outcome: 'pass' });
    expect(students[2]).toMatchObject({ mark: 0, grade: 'F', outcome: 'fail' });
    expect(statistics.marks).toMatchObject({
      number: 3,
      mean: 57.83,
      median: 73.5,
      highest: 100,
      lowest: 0,
      passed: 0.6667,
    });
    expect(statistics.assessments[midterm._id]).toMatchObject({ mean: 58.33, median: 75 });
    expect(assessments.map(({ weight }: { weight: number }) => weight)).toEqual([20, 30, 50]);
  });

  it('GB examples 3 and 4: follow absent, excused and a resit', async () => {
    const room = await at.room();
    const [quiz, midterm] = [await room.assess({ maxScore: 10 }), await room.assess({ maxScore: 20, weight: 30 })];
    const final = await room.assess({ weight: 50 });
    await room.enter(quiz, 8, 8, 8);
    await room.enter(midterm, 15, 15, 15);
    await room.enter(final, 'absent', 'excused', 30);
    for (const one of [quiz, midterm, final]) await expectSaved(room.publish(one));
    expect(await room.marks()).toEqual([38.5, 77, 53.5]);
    const resit = await room.assess({ resitOf: final._id, weight: 1 });
    expect(resit.weight).toBe(50);
    await room.enter(resit, undefined, undefined, 64);
    await expectSaved(room.publish(resit));
    expect(await room.marks()).toEqual([38.5, 77, 70.5]);
    const second = await at.call('POST', 'assessment', {
      ...resit,
      _id: undefined,
      assessmentName: 'Again',
      resitOf: resit._id,
    });
    expect([second.status, second.body.errors.resitOf]).toEqual([
      400,
      'A resit cannot be repeated: choose the first assessment',
    ]);
  });

  it('GB example 7: makes no silent zero: who has no score is asked about, and who came later is excused', async () => {
    const room = await at.room(4);
    const quiz = await room.assess({ heldOn: '2026-03-05' });
    await room.enter(quiz, 60);
    const late = await at.make.student({ studentName: 'Late' });
    const body = {
      studentID: late._id,
      classID: room.classID,
      courseID: at.course._id,
      Amount: 20,
      enrolledDate: '2026-03-06',
    };
    await expectSaved(at.call('POST', 'Enrollment', body));
    const refused = await room.publish(quiz);
    expect([refused.status, refused.body.message]).toEqual([409, '3 students have no score']);
    expect(refused.body.blanks.toSorted()).toEqual(
      room.students
        .slice(1)
        .map(({ _id }) => _id)
        .toSorted(),
    );
    expect((await at.grid(room)).assessments[0].assessmentStatus).toBe('draft');
    const published = await expectSaved(room.publish(quiz, { blanksAs: 'absent' }));
    expect(published.body.marks).toBe(4);
    expect(await room.marks()).toEqual([60, 0, 0, 0]);
    const row = (await at.grid(room)).students.find(
      (one: { studentID: { _id: string } }) => one.studentID._id === late._id,
    );
    expect([row.scores[quiz._id].scoreStatus, row.mark]).toEqual(['excused', null]);
    const again = await room.publish(quiz);
    expect([again.status, again.body.message]).toEqual([409, 'This assessment is published already']);
  });

  it('is taken back with its assessment, which says why, and a mark that nothing counts for goes', async () => {
    const room = await at.room(2);
    const quiz = await room.assess();
    await room.enter(quiz, 50, 60);
    await expectSaved(room.publish(quiz));
    const kept = await at.call('DELETE', `assessment/${quiz._id}`);
    expect([kept.status, kept.body.message]).toEqual([409, 'Unpublish this assessment before you delete it']);
    expect((await at.call('POST', `assessment/unpublish/${quiz._id}`, {})).body.errors).toEqual({
      reason: 'Enter reason',
    });
    const back = await expectSaved(at.call('POST', `assessment/unpublish/${quiz._id}`, { reason: 'Wrong sheet' }));
    expect(back.body).toMatchObject({
      marks: 2,
      info: { assessmentStatus: 'draft', publishedAt: null, publishedBy: null },
    });
    expect(await room.marks()).toEqual([undefined, undefined]);
    expect((await at.call('GET', `assessment/${quiz._id}`)).body.scored).toBe(2);
    await expectSaved(at.call('DELETE', `assessment/${quiz._id}`));
    expect((await at.call('GET', `score?assessmentID=${quiz._id}&page=1`)).body).toEqual([]);
  });
});

describe('marks by hand and assessments', () => {
  it('GB example 8: do not stand side by side in one subject, and become one another without moving', async () => {
    const room = await at.room(2);
    const byHand = (subjectID: string, index: number, Amount: number) =>
      at.call('POST', 'marks', { studentID: room.students[index]?._id, classID: room.classID, subjectID, Amount });
    const mark = (await expectSaved(byHand(room.subjectID, 0, 84))).body.info;
    await expectSaved(byHand(room.subjectID, 1, 71));
    const body = {
      classID: room.classID,
      subjectID: room.subjectID,
      assessmentName: 'Quiz',
      assessmentKind: 'quiz',
      weight: 1,
    };
    const refused = await at.call('POST', 'assessment', body);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '2 students have a mark by hand: turn them into an assessment first',
    ]);
    const place = { classID: room.classID, subjectID: room.subjectID };
    const turned = await expectSaved(at.call('POST', 'assessment/fromMarks', place));
    expect(turned.body.info).toMatchObject({
      assessmentName: 'Earlier marks',
      maxScore: 100,
      weight: 100,
      assessmentStatus: 'published',
    });
    expect(await room.marks()).toEqual([84, 71]);
    const read = (await at.call('GET', `marks/${mark._id}`)).body;
    expect([read.Amount, read.fromAssessments]).toEqual([84, true]);
    const said = [409, 'This subject is marked by assessments'];
    const changed = await at.call('PUT', `marks/${mark._id}`, { Amount: 90 });
    const gone = await at.call('DELETE', `marks/${mark._id}`);
    const column = await at.call('POST', 'marks/class', {
      ...place,
      items: [{ studentID: mark.studentID, Amount: 3, __v: 1 }],
    });
    const another = await at.make.student();
    await at.make.enroll(another, { _id: room.classID, courseID: at.course });
    const given = await at.call('POST', 'marks', { ...place, studentID: another._id, Amount: 1 });
    for (const answer of [changed, gone, column, given]) expect([answer.status, answer.body.message]).toEqual(said);
    expect((await at.call('PUT', `marks/${mark._id}`, { Amount: 84 })).status).toBe(200);
    const other = await at.make.subject({ courseID: at.course._id });
    expect((await byHand(other._id, 0, 55)).status).toBe(200);
    const nothing = await at.call('POST', 'assessment/fromMarks', place);
    expect([nothing.status, nothing.body.message]).toEqual([409, 'No student has a mark by hand in this subject']);
  });
});

describe('a published score', () => {
  it('is corrected with a reason, and the mark follows; the log keeps what it was', async () => {
    const room = await at.room(2);
    const quiz = await room.assess();
    await room.enter(quiz, 50, 60);
    await expectSaved(room.publish(quiz));
    const [first] = room.students;
    const send = (more: object) =>
      at.call('POST', 'score', { items: [scoreBody(quiz._id, first?._id ?? '', 55, { __v: 0, ...more })] });
    expect((await send({})).body.errors).toEqual({ 'items.0.reason': 'Say why a published score changes' });
    const done = await expectSaved(send({ reason: 'Counted anew' }));
    expect(done.body).toMatchObject({ saved: 0, updated: 1, info: [{ score: 55, reason: 'Counted anew', __v: 1 }] });
    expect(await room.marks()).toEqual([55, 60]);
    const { body } = await at.call('GET', `activity?page=1&resource=score&sort=-createdAt`);
    expect(body[0]).toMatchObject({ action: 'update', label: quiz.assessmentName });
    expect(JSON.stringify([body[0].before, body[0].after])).toContain('Counted anew');
    const [score] = done.body.info;
    expect((await at.call('DELETE', `score/${score._id}`)).body.errors).toEqual({
      reason: 'Say why a published score changes',
    });
    await expectSaved(at.call('DELETE', `score/${score._id}`, { reason: 'Another student' }));
    expect(await room.marks()).toEqual([undefined, 60]);
  });

  it('moves the marks with the weight and the best score of its assessment, which is not below it', async () => {
    const room = await at.room(1);
    const [one, other] = [await room.assess(), await room.assess()];
    await room.enter(one, 50);
    await room.enter(other, 100);
    for (const each of [one, other]) await expectSaved(room.publish(each));
    expect(await room.marks()).toEqual([75]);
    const put = (body: object) => at.call('PUT', `assessment/${one._id}`, body);
    await expectSaved(put({ weight: 60 }));
    expect(await room.marks()).toEqual([62.5]);
    await expectSaved(put({ maxScore: 50 }));
    expect(await room.marks()).toEqual([100]);
    const low = await put({ maxScore: 49.99 });
    expect([low.status, low.body.errors.maxScore]).toEqual([409, 'A score of 50 was given']);
    expect((await put({ classID: at.mine._id })).status).toBe(400);
  });
});
