import { useQuery } from '@tanstack/react-query';
import { readAll } from '#kit/web/read-all';
import { showNumber } from '#kit/web/show';
import { attendance, type Attendance } from '#features/academy/attendance/attendance.contract';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { download } from '#kit/web/work/download';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { toastWrong } from '#kit/web/toast';
import { totalsOf } from '#features/academy/attendance/attendance.rules';
import { AttendanceRing } from '#features/academy/attendance/AttendanceRing';
import { AttendanceTables } from './AttendanceTables';
import { ClassSelect } from './ClassSelect';
import { NoChildren } from './NoChildren';
import styles from './portal.module.css';
import type { Pupil } from './pupil.rules';
import { PupilFactsAgain } from './PupilFacts';
import { usePupil } from './use-pupil';
import { useMyClasses } from './use-my-marks';

/** The pupil's attendance: in all classes, or in one. */
export default function MyAttendancePage() {
  const pupil = usePupil();
  return pupil ? <Records of={pupil} /> : <NoChildren />;
}

function Records({ of: pupil }: { of: Pupil }) {
  const [classID, setClassID] = useState('');
  const records = useMyAttendance(pupil);
  const classes = useMyClasses(pupil._id);
  useEffect(() => {
    document.title = t('Attendance');
  }, []);
  const shown = records.data?.filter((one) => classID === '' || one.classID._id === classID);
  const failed = records.error ?? classes.error;
  const query = { ...pupil.asked, format: 'csv', sort: '-date', ...(classID === '' ? {} : { classID }) };

  return (
    <>
      <PageHeader title={t('Attendance')}>
        <Button
          variant="default"
          leftSection={<IconDownload size={17} aria-hidden />}
          disabled={!shown || shown.length === 0}
          onClick={() =>
            void download({ path: attendance.path, query }, 'TableContent.csv').catch((error: Error) =>
              toastWrong(error.message),
            )
          }
        >
          {t('CSV file')}
        </Button>
      </PageHeader>
      <PupilFactsAgain of={pupil} />
      {failed ? (
        <ErrorState message={failed.message} onRetry={() => void Promise.all([records.refetch(), classes.refetch()])} />
      ) : (
        <>
          <ClassSelect classes={classes.data} value={classID} onChange={setClassID} />
          <AttendanceFigures records={shown} />
          <AttendanceTables records={shown} />
        </>
      )}
    </>
  );
}

/** Periods, how many were attended and how many missed (S§9), in figures and as a ring. */
function AttendanceFigures({ records }: { records: readonly Attendance[] | undefined }) {
  const { totalAtt, totalpresent, totalupsent } = totalsOf(records ?? []);
  const figures = [
    { label: t('Periods'), count: totalAtt },
    { label: t('Present'), count: totalpresent },
    { label: t('Absent'), count: totalupsent },
  ];
  return (
    <>
      <dl className={styles.figures} data-three aria-busy={records === undefined}>
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{records ? showNumber(count) : <span className={styles.waiting} />}</dd>
          </div>
        ))}
      </dl>
      {totalAtt > 0 && (
        <div className={styles.panel}>
          <AttendanceRing totalpresent={totalpresent} totalupsent={totalupsent} />
        </div>
      )}
    </>
  );
}

/** The pupil's attendance, newest first. */
function useMyAttendance({ asked }: Pupil) {
  return useQuery({
    queryKey: [attendance.path, 'mine', asked],
    queryFn: ({ signal }) => readAll<Attendance>(attendance.path, { ...asked, sort: '-date' }, signal),
  });
}
