import {
  IconBook,
  IconCertificate,
  IconChalkboard,
  IconClipboardCheck,
  IconSchool,
  IconUser,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { counted, t } from '#kit/contract/language';
import { dayIn, monthOf } from '#kit/rules/calendar';
import { shownMonth } from '#kit/rules/show';
import { showPercent } from '#kit/web/chart/show-short';
import { useOrganisation } from '#kit/web/organisation';
import { showNumber } from '#kit/web/show';
import { FigureCard } from './FigureCard';
import styles from './FigureCard.module.css';
import { monthRange } from './summary.rules';
import type { Summary } from './summary.contract';
import { useToday } from './use-today';

/** The counts of an academy: students, teachers, classes and so on, each on a card. */
export function CountCards({ summary }: { summary: Summary | undefined }) {
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  const month = monthOf(dayIn(timeZone, now));
  const soFar = useToday().today?.month.enrolled;
  const enrolled = summary?.NumberOfEnrolledStudents ?? 100;
  const count = (number: number | undefined) => (number === undefined ? undefined : showNumber(number));
  return (
    <ul className={styles.cards} aria-busy={summary === undefined}>
      <FigureCard
        label={t('Students')}
        icon={IconSchool}
        figure={count(summary?.NumberOfstudents)}
        lists={[{ path: '/student' }]}
      >
        {counted(enrolled, '{count} enrolled in a class', '{count} enrolled in classes', {
          count: showNumber(enrolled),
        })}
      </FigureCard>
      <FigureCard
        label={t('Active students')}
        icon={IconUserCheck}
        figure={count(summary?.totalActiveStudents)}
        lists={[{ path: '/student', search: { studentStatus: 'active' } }]}
      >
        <OfAll part={summary?.totalActiveStudents ?? 1} all={summary?.NumberOfstudents ?? 2} />
      </FigureCard>
      <FigureCard
        label={t('Students graduated')}
        icon={IconCertificate}
        figure={count(summary?.totalGraduatedStudents)}
        lists={[{ path: '/student', search: { studentStatus: 'graduated' } }]}
      >
        <OfAll part={summary?.totalGraduatedStudents ?? 1} all={summary?.NumberOfstudents ?? 2} />
      </FigureCard>
      <FigureCard
        label={t('Enrolled in {month}', { month: shownMonth(month) })}
        icon={IconClipboardCheck}
        figure={count(summary?.totalStudensEnrolledCurrentMonth)}
        lists={[{ path: '/stdenrollment', search: monthRange(month) }]}
      >
        {soFar && t('{amount} by this day last month', { amount: showNumber(soFar.before) })}
      </FigureCard>
      <FigureCard
        label={t('Courses')}
        icon={IconBook}
        figure={count(summary?.NumberOfCourses)}
        lists={[{ path: '/courses' }]}
      />
      <FigureCard
        label={t('Classes')}
        icon={IconChalkboard}
        figure={count(summary?.NumberOfClasses)}
        lists={[{ path: '/class', search: { tab: 'all' } }]}
      />
      <FigureCard
        label={t('Teachers')}
        icon={IconUser}
        figure={count(summary?.NumberOfTeachers)}
        lists={[{ path: '/teacher' }]}
      />
      <FigureCard
        label={t('Users')}
        icon={IconUsers}
        figure={count(summary?.NumberOfUsers)}
        lists={[{ path: '/users' }]}
      />
    </ul>
  );
}

/** The share of all students that these are, in words; nothing where there are no students. */
function OfAll({ part, all }: { part: number; all: number }) {
  return all > 0 && t('{percent} of all students', { percent: showPercent(Math.round((100 * part) / all)) });
}
