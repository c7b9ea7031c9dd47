import { attendance } from '#features/academy/attendance/attendance.contract';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { download } from '#kit/web/work/download';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { toastWrong } from '#kit/web/toast';
import { useSession } from '#house/session/session';
import { AttendanceFigures } from './AttendanceFigures';
import { AttendanceTables } from './AttendanceTables';
import { ClassSelect } from './ClassSelect';
import { StudentFacts } from './StudentFacts';
import { useMyAttendance } from './use-my-attendance';
import { useMyClasses } from './use-my-marks';

/** The student's attendance: in all classes, or in one. */
export default function MyAttendancePage() {
  const { student } = useSession();
  const [classID, setClassID] = useState('');
  const records = useMyAttendance();
  const classes = useMyClasses(student?.studentID ?? '');
  useEffect(() => {
    document.title = t('Attendance');
  }, []);
  if (!student) return null;
  const shown = records.data?.filter((one) => classID === '' || one.classID._id === classID);
  const failed = records.error ?? classes.error;
  const query = { format: 'csv', sort: '-date', ...(classID === '' ? {} : { classID }) };

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
      <StudentFacts of={student.studentInfo} />
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
