// Proves GB8, GB9, GB13.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '#testing/sent-file';
import { expectSaved } from '#testing/test-app';
import { type Grading, type Room, scoreBody, startGrading } from './gradebook.fixture';

let at: Grading;
beforeAll(async () => {
  at = await startGrading();
});
afterAll(() => at.app.stop());

describe('the grid', () => {
  it('refuses what was not seen, names it, and writes nothing', async () => {
    const room = await at.room();
    const quiz = await room.assess();
    const [first, second] = room.students;
    const send = (token: string, ...items: object[]) => at.call('POST', 'score', { items }, token);
    const one = scoreBody(quiz._id, first?._id ?? '', 10);
    const other = scoreBody(quiz._id, second?._id ?? '', 20);
    await expectSaved(send(at.teacher, one));
    const refused = await send(at.owner, { ...one, score: 11 }, other);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Nothing was saved: 1 score was changed by someone else meanwhile.');
    expect(refused.body.conflicts).toEqual([
      expect.objectContaining({
        studentID: first?._id,
        score: 10,
        scoreStatus: 'scored',
        userID: { name: 'Farah Abdi' },
      }),
    ]);
    expect(Object.keys((await at.grid(room)).students[1].scores)).toEqual([]);
    // What says the same is not a conflict, and is not written twice.
    expect((await expectSaved(send(at.owner, one, other))).body).toMatchObject({ saved: 1, updated: 0 });
    expect((await send(at.owner, { ...one, score: 11, __v: 0 })).body).toMatchObject({ saved: 0, updated: 1 });
  });

  it('saves a column once, however often it is sent with its key, also by twenty at once', async () => {
    const room = await at.room(24);
    const quiz = await room.assess();
    const items = room.students.map(({ _id }, index) => scoreBody(quiz._id, _id, index));
    const send = (key: string) =>
      at.app.call('POST', 'score', { token: at.owner, body: { items }, headers: { 'idempotency-key': key } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, index) => send(`column-${index % 4}-${quiz._id}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const { rows } = await at.app.database.pool.query(
      'select count(*)::int as count, sum(__v)::int as edits from academy.score where "assessmentID" = $1',
      [quiz._id],
    );
    expect(rows).toEqual([{ count: 24, edits: 0 }]);
  });

  it('lets one of twenty win who type different scores over the same cells, and tells all others', async () => {
    const room = await at.room(5);
    const quiz = await room.assess();
    await expectSaved(room.publish(quiz, { blanksAs: 'excused' }));
    const send = (said: number) =>
      at.call('POST', 'score', {
        items: room.students.map(({ _id }) => scoreBody(quiz._id, _id, said, { __v: 0, reason: 'Typed' })),
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_one, index) => send(index + 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const won = answers.findIndex(({ status }) => status === 200) + 1;
    expect(await room.marks()).toEqual([won, won, won, won, won]);
  });

  it.each([
    ['a weight of 0', { weight: 0 }, 'weight'],
    ['a weight of 101', { weight: 101 }, 'weight'],
    ['no weight', { weight: undefined }, 'weight'],
    ['no kind', { assessmentKind: undefined }, 'assessmentKind'],
    ['a best score of 0', { maxScore: 0 }, 'maxScore'],
  ])('refuses an assessment with %s', async (_what, values, field) => {
    const { classID, subjectID } = await at.room(0);
    const body = { classID, subjectID, assessmentName: 'Quiz', assessmentKind: 'quiz', weight: 1, ...values };
    const { status, body: answer } = await at.call('POST', 'assessment', body);
    expect([status, Object.keys(answer.errors)]).toEqual([400, [field]]);
  });

  it('refuses a subject of another course, a name twice, and a resit of another class', async () => {
    const room = await at.room(0);
    const other = await at.room(0);
    const strange = await at.make.subject();
    const quiz = await room.assess({ assessmentName: 'Quiz' });
    const post = (values: object) =>
      at.call('POST', 'assessment', {
        ...room,
        students: undefined,
        subject: undefined,
        assess: undefined,
        enter: undefined,
        publish: undefined,
        marks: undefined,
        assessmentName: 'Other',
        assessmentKind: 'quiz',
        weight: 1,
        ...values,
      });
    expect((await post({ subjectID: strange._id })).status).toBe(400);
    expect((await post({ assessmentName: 'QUIZ' })).status).toBe(409);
    expect((await post({ classID: other.classID, subjectID: other.subjectID, resitOf: quiz._id })).status).toBe(400);
  });

  it.each([
    ['a score above the best', { score: 10.5 }, 'score'],
    ['a score of who was absent', { score: 5, scoreStatus: 'absent' }, 'score'],
    ['no score', { scoreStatus: 'scored' }, 'score'],
    ['three decimals', { score: 1.234 }, 'score'],
    ['less than nothing', { score: -1 }, 'score'],
  ])('refuses %s', async (_what, values, field) => {
    const room = await at.room(1);
    const quiz = await room.assess({ maxScore: 10 });
    const item = { assessmentID: quiz._id, studentID: room.students[0]?._id, ...values };
    const { status, body } = await at.call('POST', 'score', { items: [item] });
    expect([status, Object.keys(body.errors)]).toEqual([400, [`items.0.${field}`]]);
  });

  it('refuses a student who was never in the class, one who is there twice, and nobody at all', async () => {
    const room = await at.room(1);
    const quiz = await room.assess();
    const of = (_id = '') => scoreBody(quiz._id, _id, 1);
    expect((await at.call('POST', 'score', [of(at.stranger._id)])).body.errors).toEqual({
      '0.studentID': 'This student was never enrolled in this class',
    });
    const [only] = room.students;
    expect((await at.call('POST', 'score', [of(only?._id), of(only?._id)])).status).toBe(400);
    expect((await at.call('POST', 'score', [])).status).toBe(400);
    expect((await at.call('POST', 'score', { items: Array.from({ length: 501 }, () => of(only?._id)) })).status).toBe(
      400,
    );
  });
});

describe('scores of several classes in one call', () => {
  it('move the marks of each', async () => {
    const [one, other] = [await at.room(1), await at.room(1)];
    const [quiz, test] = [await one.assess(), await other.assess()];
    await one.enter(quiz, 10);
    await other.enter(test, 20);
    await expectSaved(one.publish(quiz));
    await expectSaved(other.publish(test));
    const again = (room: Room, of: { readonly _id: string }, score: number) =>
      scoreBody(of._id, room.students[0]?._id ?? '', score, { __v: 0, reason: 'Counted anew' });
    await expectSaved(at.call('POST', 'score', { items: [again(one, quiz, 30), again(other, test, 40)] }));
    expect([await one.marks(), await other.marks()]).toEqual([[30], [40]]);
  });
});

describe('locked results', () => {
  it('take no mark, score or assessment more from anybody, until an administrator says why', async () => {
    const room = await at.room(1);
    const quiz = await room.assess();
    await room.enter(quiz, 5);
    const lock = (body: object, token = at.owner) => at.call('POST', `class/lockResults/${room.classID}`, body, token);
    const locked = await expectSaved(lock({ locked: true }, at.teacher));
    expect(locked.body.info.resultsLocked).toBe(true);
    const other = await at.make.subject({ courseID: at.course._id });
    const [student] = room.students;
    const place = { classID: room.classID, subjectID: other._id, studentID: student?._id };
    const className = locked.body.info.className;
    const tries: [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] = [
      ['POST', 'score', { items: [scoreBody(quiz._id, student?._id ?? '', 6, { __v: 0 })] }],
      ['POST', `assessment/publish/${quiz._id}`, {}],
      ['PUT', `assessment/${quiz._id}`, { weight: 3 }],
      ['DELETE', `assessment/${quiz._id}`],
      [
        'POST',
        'assessment',
        { classID: room.classID, subjectID: other._id, assessmentName: 'X', assessmentKind: 'quiz', weight: 1 },
      ],
      ['POST', 'assessment/copy', { fromClassID: at.mine._id, classID: room.classID }],
      ['POST', 'marks', { ...place, Amount: 1 }],
      [
        'POST',
        'marks/class',
        { classID: room.classID, subjectID: other._id, items: [{ studentID: student?._id, Amount: 1 }] },
      ],
    ];
    for (const [method, to, body] of tries) {
      const answer = await at.call(method, to, body);
      expect([to, answer.status, answer.body.message]).toEqual([to, 409, `The results of ${className} are locked`]);
    }
    const denied = await lock({ locked: false, reason: 'A mistake' }, at.teacher);
    expect([denied.status, denied.body.message]).toEqual([403, 'Only superAdmin and admin unlock results']);
    expect((await lock({ locked: false })).body.errors).toEqual({ reason: 'Enter reason' });
    await expectSaved(lock({ locked: false, reason: 'A mistake' }));
    await expectSaved(room.enter(quiz, 5));
  });
});

describe('a file of scores', () => {
  it('fills the grid line by line, a score, A or E, and writes over nothing', async () => {
    const room = await at.room(4);
    const quiz = await room.assess({ assessmentName: 'Quiz of files', maxScore: 10 });
    const { className } = (await at.call('GET', `class/${room.classID}`)).body;
    const line = (index: number, said: string, name = 'quiz of files') =>
      `${room.students[index]?.stdID},${className},${room.subject.subjectName},${name},${said}`;
    const send = (...lines: string[]) =>
      sendFile(at.app, 'score/import', `stdID,class,subject,assessmentName,score\n${lines.join('\n')}\n`, {
        token: at.owner,
      });
    const { body } = await send(
      line(0, '"7,5"'),
      line(1, 'A'),
      line(2, 'e'),
      line(3, '10.5'),
      line(3, 'x'),
      line(3, '1', 'Another'),
    );
    expect([body.saved, body.notSaved]).toEqual([3, 3]);
    expect(body.failed.map(({ errors }: { errors: object }) => errors)).toEqual([
      { score: 'At most 10' },
      { score: 'A number, A for absent or E for excused' },
      { assessmentName: 'No assessment is called so in this class and subject' },
    ]);
    const rows = (await at.grid(room)).students.map(
      ({ scores }: { scores: Record<string, { score: number; scoreStatus: string }> }) => scores[quiz._id],
    );
    expect(rows.map((one: { score: number | null } | undefined) => one?.score)).toEqual([7.5, null, null, undefined]);
    expect((await send(line(0, '7.5'), line(1, '4'))).body).toMatchObject({ saved: 1, notSaved: 1 });
    const foreign = `stdID,class,subject,assessmentName,score\n${line(3, '9')}\n`;
    const { body: refused } = await sendFile(at.app, 'score/import', foreign, { token: at.colleague });
    expect(refused.saved ?? 0).toBe(0);
    expect(Object.keys((await at.grid(room)).students[3].scores)).toEqual([]);
  });
});
