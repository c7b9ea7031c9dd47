import { type AcademyRecords, academyRecords } from './academy-records';
import type { TestApp } from './test-app';

type Made<K extends keyof AcademyRecords> = Awaited<ReturnType<AcademyRecords[K]>>;

/** Tuesday, 10 March 2026. Two classes of one course by two teachers; Amina sits in both, Bashir and Cawo in none yet. */
export interface TwoClasses {
  readonly app: TestApp;
  readonly owner: string;
  readonly make: AcademyRecords;
  readonly course: Made<'course'>;
  readonly mine: Made<'class'>;
  readonly theirs: Made<'class'>;
  readonly amina: Made<'student'>;
  readonly bashir: Made<'student'>;
  readonly stranger: Made<'student'>;
  /** Tokens: of the teacher of `mine`, of the teacher of `theirs`, of Amina in the portal. */
  readonly teacher: string;
  readonly colleague: string;
  readonly student: string;
}

export async function startTwoClasses(app: TestApp): Promise<TwoClasses> {
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  const owner = await app.setUp();
  const make = academyRecords(app, owner);
  const course = await make.course({ courseName: 'Web' });
  const [one, other] = [
    await make.teacher({ teacherName: 'Farah Abdi' }),
    await make.teacher({ teacherName: 'Nimco Ali' }),
  ];
  const mine = await make.class({ className: 'Morning', courseID: course._id, teacherID: one._id });
  const theirs = await make.class({ className: 'Evening', courseID: course._id, teacherID: other._id });
  const amina = await make.student({ studentName: 'Amina Warsame' });
  await make.enroll(amina, mine);
  await make.enroll(amina, theirs);
  return {
    app,
    owner,
    make,
    course,
    mine,
    theirs,
    amina,
    bashir: await make.student({ studentName: 'Bashir Ali' }),
    stranger: await make.student({ studentName: 'Cawo Nur' }),
    teacher: await make.tokenOf(one),
    colleague: await make.tokenOf(other),
    student: await make.portalTokenOf(amina),
  };
}
