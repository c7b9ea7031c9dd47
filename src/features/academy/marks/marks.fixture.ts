import type { Got } from '#kit/contract/entity';
import { type Answer, expectSaved, startTestApp } from '#testing/test-app';
import { startTwoClasses, type TwoClasses } from '#testing/two-classes';
import type { subject } from '#features/academy/subject/subject.contract';
import type { marks } from './marks.contract';
import { academySlices } from '#testing/parts/academy';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { marksSlice } from './marks-slice.server';

/** Bashir sits in the second class, with Amina. */
export interface MarkingScene extends TwoClasses {
  readonly html: Got<typeof subject>;
  readonly css: Got<typeof subject>;
  /** Of another course. */
  readonly art: Got<typeof subject>;
  mark(values?: object): object;
  get(path: string, token?: string): Promise<Answer>;
  post(body: unknown, token?: string): Promise<Answer>;
  put(id: string, body: unknown, token?: string): Promise<Answer>;
  remove(id: string, body?: unknown, token?: string): Promise<Answer>;
  /** A mark that exists only during a test. */
  given(values?: object, token?: string): Promise<Got<typeof marks>>;
}

export async function startMarking(): Promise<MarkingScene> {
  const classes = await startTwoClasses(await startTestApp({ slices: [...academySlices, activitySlice, marksSlice] }));
  const { app, owner, make, course, mine, theirs, amina, bashir } = classes;
  await make.enroll(bashir, theirs);
  const html = await make.subject({ subjectName: 'HTML', courseID: course._id });
  const css = await make.subject({ subjectName: 'CSS', courseID: course._id });
  const art = await make.subject({ subjectName: 'Drawing' });
  const mark = (values: object = {}) => ({
    studentID: amina._id,
    classID: mine._id,
    subjectID: html._id,
    Amount: 80,
    ...values,
  });
  const post = (body: unknown, token = owner) => app.call('POST', 'marks', { token, body });
  return {
    ...classes,
    html,
    css,
    art,
    mark,
    post,
    get: (path, token = owner) => app.call('GET', path, { token }),
    put: (id, body, token = owner) => app.call('PUT', `marks/${id}`, { token, body }),
    remove: (id, body, token = owner) => app.call('DELETE', `marks/${id}`, { token, body }),
    given: async (values, token) => (await expectSaved(post(mark(values), token))).body.info,
  };
}
