import { type AcademyRecords, academyRecords } from '#testing/academy-records';
import type { Answer, TestApp } from '#testing/test-app';

type Body = Readonly<Record<string, unknown>>;

interface Calls {
  readonly app: TestApp;
  readonly token: string;
  readonly send: (
    call: { readonly method: 'POST'; readonly path: string },
    path: string,
    body: Body,
  ) => Promise<Answer>;
  readonly post: (path: string, body: Body) => Promise<Answer>;
}

interface Graded {
  readonly room: { readonly _id: string; readonly courseID: { readonly _id: string } };
  readonly marked: { readonly _id: string };
  readonly taught: { readonly _id: string };
}

/** Turns marks into an assessment, publishes one of another subject and takes it back, copies it, locks the class, and completes another. */
export async function grading({ app, token, send, post }: Calls, { room, marked, taught }: Graded): Promise<void> {
  const classID = room._id;
  await post('assessment/fromMarks', { classID, subjectID: taught._id });
  const make = academyRecords(app, token);
  const [other, beside] = [
    await make.subject({ courseID: room.courseID._id }),
    await make.class({ courseID: room.courseID._id }),
  ];
  const body = { classID, subjectID: other._id, assessmentName: 'Every call', assessmentKind: 'quiz', weight: 1 };
  const { _id } = (await post('assessment', body)).body.info;
  await post('score', { assessmentID: _id, studentID: marked._id, score: 1 });
  for (const [name, said] of [
    ['publish', {}],
    ['unpublish', { reason: 'An example' }],
  ] as const)
    await send({ method: 'POST', path: `assessment/${name}/{id}` }, `assessment/${name}/${_id}`, said);
  await post('assessment/copy', { fromClassID: classID, classID: beside._id });
  const [seat] = (await app.call('GET', `Enrollment?studentID=${marked._id}`, { token })).body;
  await post('gradebook/remark', { enrollmentID: seat._id, remark: 'An example' });
  for (const locked of [true, false])
    await send({ method: 'POST', path: 'class/lockResults/{id}' }, `class/lockResults/${classID}`, {
      locked,
      reason: 'An example',
    });
  await completing(token, make, send, app);
}

/** Completes a class of whom some go on in another class. */
async function completing(token: string, make: AcademyRecords, send: Calls['send'], app: TestApp): Promise<void> {
  const [over, next] = [await make.class(), await make.class()];
  const [graduate, mover] = [await make.student(), await make.student()];
  for (const one of [graduate, mover]) await make.enroll(one, over);
  const seats: readonly { readonly _id: string; readonly studentID: { readonly _id: string } }[] = (
    await app.call('GET', `Enrollment?classID=${over._id}`, { token })
  ).body;
  const { startedDate: day } = over;
  await send({ method: 'POST', path: 'class/complete/{id}' }, `class/complete/${over._id}`, {
    endDate: day,
    graduates: seats.map(({ _id }) => _id),
    next: {
      classID: next._id,
      Amount: 1,
      students: seats.flatMap(({ _id, studentID }) => (studentID._id === mover._id ? [_id] : [])),
    },
    graduateStudents: true,
  });
}
