// Proves GB4, GB9, GB13.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type Grading, scoreBody, startGrading } from './gradebook.fixture';

let at: Grading;
beforeAll(async () => {
  at = await startGrading();
});
afterAll(() => at.app.stop());

/** One cell that somebody saves: what was answered, and what is to stand there. */
interface Cell {
  readonly studentID: string;
  readonly of: 'exam' | 'resit';
  readonly said: number;
}

it.each([1, 2, 3, 4, 5])(
  'GB 9, GB 13: two teachers at an exam and its resit while a third locks: what was saved stands, what was refused does not, and the marks follow (turn %i)',
  async (turn) => {
    const room = await at.room(6);
    const exam = await room.assess({ maxScore: 100 });
    const resit = await room.assess({ maxScore: 100, resitOf: exam._id });
    await expectSaved(room.publish(exam, { blanksAs: 'absent' }));
    await expectSaved(room.publish(resit));
    const cells: Cell[] = room.students.flatMap(({ _id: studentID }, index) => [
      { studentID, of: 'exam', said: 10 * index + turn },
      { studentID, of: 'resit', said: 50 + ((index + turn) % 2) * 20 },
    ]);
    const save = ({ studentID, of, said }: Cell) =>
      of === 'exam'
        ? at.call('POST', 'score', [scoreBody(exam._id, studentID, said, { __v: 0, reason: 'Read again' })], at.teacher)
        : at.call('POST', 'score', [scoreBody(resit._id, studentID, said, { reason: 'Second sitting' })]);
    const lock = () => at.call('POST', `class/lockResults/${room.classID}`, { locked: true });
    // The lock comes in at another place each turn.
    const begun = cells.map((cell, index) => ({
      cell,
      answer: save(cell),
      locked: index === 2 * turn ? lock() : undefined,
    }));
    for (const { locked } of begun) if (locked) await expectSaved(locked);
    const kept = new Map<string, number>();
    for (const { cell, answer } of begun) {
      const { status, body } = await answer;
      if (status !== 200) expect([status, body.message]).toEqual([409, expect.stringMatching(/are locked$/)]);
      else kept.set(`${cell.of} ${cell.studentID}`, cell.said);
    }
    const late = await save(cells[0] ?? { studentID: '', of: 'exam', said: 0 });
    expect(late.status).toBe(409);
    const { students } = await at.grid(room);
    const stood = (of: Cell['of'], row: { scores: Record<string, { score: number | null }> }) =>
      row.scores[of === 'exam' ? exam._id : resit._id]?.score ?? undefined;
    for (const row of students)
      for (const of of ['exam', 'resit'] as const)
        expect([of, stood(of, row)]).toEqual([of, kept.get(`${of} ${row.studentID._id}`)]);
    expect(await room.marks()).toEqual(
      room.students.map(({ _id }) => Math.max(kept.get(`exam ${_id}`) ?? 0, kept.get(`resit ${_id}`) ?? 0)),
    );
  },
);
