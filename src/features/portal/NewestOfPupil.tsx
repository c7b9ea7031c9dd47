import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { readPage } from '#kit/web/use-entity';
import { type Attendance, attendance } from '#features/academy/attendance/attendance.contract';
import { marks } from '#features/academy/marks/marks.contract';
import { MarkTable } from './MarkTable';
import styles from './portal.module.css';
import type { Pupil } from './pupil.rules';
import type { MyMark } from './use-my-marks';

/** How many results are called new. */
const newest = 5;

/** When a child was absent last, and its newest results. */
export function NewestOfPupil({ of: { asked } }: { of: Pupil }) {
  const absence = useQuery({
    queryKey: [attendance.path, 'last absence', asked],
    queryFn: async ({ signal }) => {
      const query = { ...asked, attended: 0, sort: '-date', page: 1, pageSize: 1 };
      const { rows } = await readPage<Attendance>(attendance.path, query, signal);
      return rows[0] ?? null;
    },
  });
  const results = useQuery({
    queryKey: [marks.path, 'newest', asked],
    queryFn: async ({ signal }) => {
      const query = { ...asked, sort: '-createdAt', page: 1, pageSize: newest };
      return (await readPage<MyMark>(marks.path, query, signal)).rows;
    },
  });
  return (
    <>
      <h2 className={styles.section}>
        <Link to="/viewAttendence">{t('Last absence')}</Link>
      </h2>
      <p>{absence.data !== undefined && lastSaid(absence.data)}</p>
      <h2 className={styles.section}>
        <Link to="/studentMarks">{t('New results')}</Link>
      </h2>
      <MarkTable marks={results.data} />
    </>
  );
}

function lastSaid(last: Attendance | null): string {
  if (!last) return t('Never absent so far');
  const { date, classID, reason } = last;
  return [shownDay(date), classID.className, reason].filter(Boolean).join(' · ');
}
