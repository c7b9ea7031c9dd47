import { lazy, Suspense } from 'react';
import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import type { schoolClass } from './school-class.contract';
import { classProblems } from './school-class.rules';

// Only an open form warns.
const ClassWarnings = lazy(async () => ({ default: (await import('./ClassWarnings')).ClassWarnings }));

type Rules = FormRules<typeof schoolClass.fields>;

/** The fields of a class that are shown while a feature is on, and otherwise only where they have a value (AL15). */
const switched = {
  gradebook: { gradeScaleID: ({ gradeScaleID }) => Boolean(gradeScaleID) },
  timetable: {
    roomID: ({ roomID }) => Boolean(roomID),
    meetingLink: ({ meetingLink }) => Boolean(meetingLink),
    capacity: ({ capacity }) => capacity !== undefined,
    minimumAttendance: ({ minimumAttendance }) => minimumAttendance !== undefined,
  },
} satisfies Record<string, NonNullable<Rules['when']>>;

/** The place of a class depends on its shift. */
const place: NonNullable<Rules['when']> = {
  roomID: ({ classShift }) => classShift === 'offline',
  meetingLink: ({ classShift }) => classShift === 'online',
};

/** The features that the form of a class depends on. */
export interface ClassFormFeatures {
  readonly gradebook: boolean;
  readonly timetable: boolean;
}

/** Rules of a class's form beyond the contract. */
export function classFormWith({ gradebook, timetable }: ClassFormFeatures): Rules {
  return {
    title: words('Create new class'),
    fields: [
      'className',
      'courseID',
      'teacherID',
      'classShift',
      'roomID',
      'meetingLink',
      'days',
      'startedDate',
      'endDate',
      'TimeIn',
      'TimeOut',
      'capacity',
      'minimumAttendance',
      'classStatus',
      'gradeScaleID',
    ],
    when: { ...place, ...(gradebook ? {} : switched.gradebook), ...(timetable ? {} : switched.timetable) },
    problems: classProblems,
    extra: (values, _chosen, edited) => (
      <Suspense fallback={null}>
        <ClassWarnings values={values} edited={edited} asksRoom={timetable && values.classShift === 'offline'} />
      </Suspense>
    ),
  };
}
