// Proves GB5, GB11, GB12.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type Grading, scoreBody, startGrading } from './gradebook.fixture';

let at: Grading;
beforeAll(async () => {
  at = await startGrading();
});
afterAll(() => at.app.stop());

describe('who may', () => {
  it('a teacher grades own classes alone, and one foreign score refuses all', async () => {
    const room = await at.room(1);
    const quiz = await room.assess();
    const [student] = room.students;
    const mine = scoreBody(quiz._id, student?._id ?? '', 1);
    for (const answer of [
      await at.call('GET', `gradebook/${room.classID}?subjectID=${room.subjectID}`, undefined, at.colleague),
      await at.call('GET', `gradebook/results/${room.classID}`, undefined, at.colleague),
      await at.call('POST', 'score', { items: [mine] }, at.colleague),
      await at.call('POST', `assessment/publish/${quiz._id}`, {}, at.colleague),
      await at.call('PUT', `assessment/${quiz._id}`, { weight: 1 }, at.colleague),
      await at.call('DELETE', `assessment/${quiz._id}`, undefined, at.colleague),
      await at.call('POST', 'assessment/copy', { fromClassID: room.classID, classID: at.theirs._id }, at.colleague),
      await at.call('POST', `class/lockResults/${room.classID}`, { locked: true }, at.colleague),
    ])
      expect(answer.status).toBe(403);
    expect((await at.call('GET', `assessment?page=1&classID=${room.classID}`, undefined, at.colleague)).status).toBe(
      403,
    );
    expect((await at.call('GET', 'score?page=1', undefined, at.colleague)).body).toEqual([]);
    await expectSaved(at.call('POST', 'score', { items: [mine] }, at.teacher));
  });

  it('a student sees every assessment, the own published scores, the mean and the own rank, and nothing of others', async () => {
    const room = await at.room(3);
    const [quiz, draft] = [
      await room.assess({ maxScore: 10, heldOn: '2026-03-02' }),
      await room.assess({ heldOn: '2026-03-09' }),
    ];
    await room.enter(quiz, 8, 10, 3);
    await room.enter(draft, 99);
    await expectSaved(room.publish(quiz));
    const [own, other] = room.students;
    const token = await at.make.portalTokenOf(own ?? at.amina);
    const { body } = await at.call('GET', `gradebook/${room.classID}`, undefined, token);
    expect(body.subjects).toHaveLength(1);
    const [subject] = body.subjects;
    expect(subject.assessments.map(({ _id }: { _id: string }) => _id)).toEqual([quiz._id, draft._id]);
    expect(subject.students).toHaveLength(1);
    expect(subject.students[0]).toMatchObject({ mark: 80, grade: 'B', soFar: null });
    expect(Object.keys(subject.students[0].scores)).toEqual([quiz._id]);
    expect(subject.statistics.assessments).toEqual({ [quiz._id]: { mean: 70 }, [draft._id]: { mean: null } });
    expect(body.rank).toEqual({ rank: 2, of: 3 });
    expect((await at.call('GET', `gradebook/${room.classID}?studentID=${other?._id}`, undefined, token)).status).toBe(
      403,
    );
    expect((await at.call('GET', `gradebook/${at.theirs._id}`, undefined, token)).status).toBe(403);
    for (const call of ['assessment', 'score', `gradebook/results/${room.classID}`])
      expect((await at.call('GET', call, undefined, token)).status).toBe(403);
    await expectSaved(at.call('PUT', 'settings', { showRank: false }));
    expect((await at.call('GET', `gradebook/${room.classID}`, undefined, token)).body.rank).toBeNull();
    await expectSaved(at.call('PUT', 'settings', { showRank: null }));
  });
});

describe('the results of a class', () => {
  it('GB example 5: rank by the average whoever has a mark in every subject', async () => {
    const room = await at.room(5);
    const other = await at.make.subject({ courseID: at.course._id });
    const give = (index: number, subjectID: string, Amount: number) =>
      expectSaved(
        at.call('POST', 'marks', { studentID: room.students[index]?._id, classID: room.classID, subjectID, Amount }),
      );
    for (const [index, Amount] of [91, 88.5, 88.5, 70, 100].entries()) await give(index, room.subjectID, Amount);
    for (const [index, Amount] of [91, 88.5, 88.5, 70].entries()) await give(index, other._id, Amount);
    const day = { date: '2026-03-09', attendenceStatus: 'present', classID: room.classID };
    await expectSaved(at.call('POST', 'attendence', { ...day, items: [{ studentID: room.students[0]?._id }] }));
    await expectSaved(
      at.call('POST', 'attendence', {
        ...day,
        date: '2026-03-07',
        items: [{ studentID: room.students[0]?._id, attendenceStatus: 'upsent' }],
      }),
    );
    const { body } = await at.call('GET', `gradebook/results/${room.classID}`);
    const rows = body.rows as { rank: number | null; average: number; grade: string; attendanceRate: number | null }[];
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 2, 4, null]);
    expect(rows.map(({ average }) => average)).toEqual([91, 88.5, 88.5, 70, 100]);
    expect(rows[0]).toMatchObject({ grade: 'A', total: 182, attendanceRate: 0.5 });
    expect(body.statistics.averages).toMatchObject({ number: 5, mean: 87.6 });
    const remark = { enrollmentID: body.rows[0].enrollmentID, remark: 'Works with care' };
    await expectSaved(at.call('POST', 'gradebook/remark', remark, at.teacher));
    expect((await at.call('GET', `gradebook/results/${room.classID}`)).body.rows[0].remark).toBe('Works with care');
    expect((await at.call('POST', 'gradebook/remark', remark, at.colleague)).status).toBe(403);
  });
});

describe('assessments of another class', () => {
  it('are copied as drafts, names that exist are skipped, and resits follow their originals', async () => {
    const from = await at.room(0);
    const to = await at.room(0);
    const final = await from.assess({ assessmentName: 'Final', heldOn: '2026-03-01' });
    await from.assess({ assessmentName: 'Final again', resitOf: final._id });
    await expectSaved(from.publish(final));
    const copy = (body: object) => at.call('POST', 'assessment/copy', body);
    const done = await expectSaved(copy({ fromClassID: from.classID, classID: to.classID }));
    expect(done.body.message).toBe('2 drafts made');
    const [first, second] = done.body.info;
    expect(first).toMatchObject({
      assessmentName: 'Final',
      assessmentStatus: 'draft',
      heldOn: null,
      classID: { _id: to.classID },
    });
    expect(second.resitOf._id).toBe(first._id);
    expect((await expectSaved(copy({ fromClassID: from.classID, classID: to.classID }))).body.info).toEqual([]);
    const elsewhere = await at.make.class();
    expect((await copy({ fromClassID: from.classID, classID: elsewhere._id })).status).toBe(400);
  });
});
