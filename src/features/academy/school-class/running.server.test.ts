// Proves S§2, E6, E11.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EnrollmentScene, startEnrollments } from '#features/academy/enrollment/enrollment.fixture';

let scene: EnrollmentScene;

beforeAll(async () => {
  scene = await startEnrollments();
  const { make, money, course } = scene;
  // Today is 10 March 2026.
  const spans = [
    ['Over', '2025-09-01', '2026-03-09', 'active'],
    ['Last day', '2025-09-01', '2026-03-10', 'active'],
    ['Next week', '2026-03-17', '2026-09-01', 'pending'],
    ['Next month', '2026-04-10', '2026-09-01', 'active'],
    ['Given up', '2026-03-01', '2026-09-01', 'blocked'],
  ] as const;
  for (const [className, startedDate, endDate, classStatus] of spans) {
    const place = { className, courseID: course._id, startedDate, endDate };
    const one = await make.class(place);
    await money.enrol(await make.student({ studentName: `Of ${className}` }), one);
    if (className === 'Last day')
      await money.enrol(await make.student({ studentName: 'Who left' }), one, { enrolledStatus: 'graduated' });
    await scene.app.call('PUT', `class/${one._id}`, { token: scene.owner, body: { classStatus } });
  }
});
afterAll(() => scene.app.stop());

it('classes are those that run, that are to come and that are over, each in one of them', async () => {
  expect(await classes('active')).toEqual(['Last day']);
  expect(await classes('upcoming')).toEqual(['Next month', 'Next week']);
  expect(await classes('past')).toEqual(['Given up', 'Over']);
  expect((await scene.get('class?runs=now')).status).toBe(400);
});

it('enrollments are past as soon as the class is over or the student has left', async () => {
  expect(await students('active')).toEqual(['Of Last day']);
  expect(await students('upcoming')).toEqual(['Of Next month', 'Of Next week']);
  expect(await students('past')).toEqual(['Of Given up', 'Of Over', 'Who left']);
});

async function classes(runs: string): Promise<string[]> {
  const { body } = await scene.get(`class?runs=${runs}&sort=className`);
  const made = ['Over', 'Last day', 'Next week', 'Next month', 'Given up'];
  return body.map(({ className }: { className: string }) => className).filter((name: string) => made.includes(name));
}

async function students(runs: string): Promise<string[]> {
  const { body } = await scene.get(`Enrollment?runs=${runs}`);
  const names = body.map(({ studentID }: { studentID: { studentName: string } }) => studentID.studentName);
  return names.filter((name: string) => /^(Of|Who)/.test(name)).sort();
}
