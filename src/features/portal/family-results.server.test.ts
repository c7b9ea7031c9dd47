// Proves GB5, GB14.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#testing/pdf-text';
import { expectSaved } from '#testing/test-app';
import { type Child, type Families, startFamilies } from './families.fixture';

let at: Families;
let token: string;
beforeAll(async () => {
  at = await startFamilies();
  token = (await at.guardianOf([at.everything, 'all'], [at.fees, 'fees'])).token;
});
afterAll(() => at.app.stop());

/** A subject of the child's class, in which the child reached 8 of 10 and a classmate 6, and a draft. */
async function assessed({ _id: studentID, classID }: Child) {
  const { courseID } = (await at.call('GET', `class/${classID}`, at.owner)).body;
  const subject = await at.make.subject({ courseID: courseID._id });
  const mate = await at.make.student({ studentName: 'Mate' });
  await at.money.enrol(mate, { _id: classID, courseID });
  const [quiz, draft] = await Promise.all(
    ['Quiz', 'Coming'].map(async (assessmentName) => {
      const place = { classID, subjectID: subject._id, assessmentKind: 'quiz', maxScore: 10, weight: 5 };
      return (await expectSaved(at.call('POST', 'assessment', at.owner, { ...place, assessmentName }))).body.info;
    }),
  );
  const score = (one: { _id: string }, student: string, reached: number) => ({
    assessmentID: one._id,
    studentID: student,
    score: reached,
  });
  const items = [score(quiz, studentID, 8), score(quiz, mate._id, 6), score(draft, studentID, 3.21)];
  await expectSaved(at.call('POST', 'score', at.owner, { items }));
  await expectSaved(at.call('POST', `assessment/publish/${quiz._id}`, at.owner, {}));
  return { quiz, draft, mate };
}

describe('a guardian who sees everything of a child', () => {
  it('reads the class as the child does: own scores, the mean, the report card, and nothing of a draft', async () => {
    const { classID, _id: studentID } = at.everything;
    const { quiz, draft, mate } = await assessed(at.everything);
    const { status, body } = await at.call('GET', `gradebook/${classID}?studentID=${studentID}`, token);
    expect(status).toBe(200);
    const [subject] = body.subjects;
    expect(subject.students.map((one: { studentID: { _id: string } }) => one.studentID._id)).toEqual([studentID]);
    expect(Object.keys(subject.students[0].scores)).toEqual([quiz._id]);
    expect(subject.statistics.assessments).toEqual({ [quiz._id]: { mean: 70 }, [draft._id]: { mean: null } });
    const card = await at.call('GET', `gradebook/reportCards/${classID}?studentID=${studentID}`, token);
    expect(card.status).toBe(200);
    expect(pdfText(card.bytes)).toContain('8 / 10');
    expect(pdfText(card.bytes)).not.toMatch(/Mate|Coming|3\.21/);
    for (const call of ['gradebook', 'gradebook/reportCards'])
      expect((await at.call('GET', `${call}/${classID}?studentID=${mate._id}`, token)).status).toBe(403);
  });

  it('reads nothing of a child of others, nor of one of whom only fees are seen, nor without saying whose', async () => {
    for (const call of ['gradebook', 'gradebook/reportCards']) {
      const asked = (child: Child, of: Pick<Child, '_id'> = child) =>
        at.call('GET', `${call}/${child.classID}?studentID=${of._id}`, token);
      expect((await asked(at.stranger)).status).toBe(403);
      expect((await asked(at.everything, at.stranger)).status).toBe(403);
      expect((await asked(at.stranger, at.everything)).status).toBe(403);
      expect((await asked(at.fees)).status).toBe(403);
      expect((await asked(at.everything, at.fees)).status).toBe(403);
      expect((await at.call('GET', `${call}/${at.everything.classID}`, token)).status).toBe(400);
    }
  });
});
