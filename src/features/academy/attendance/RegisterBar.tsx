import { t } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { SaveBar } from '#kit/web/form/SaveBar';
import { showNumber } from '#kit/web/show';
import { attendance, attendanceStatuses } from './attendance.contract';
import { countsOf, type Marks } from './register.rules';

interface Props {
  readonly marks: Marks;
  readonly saving: boolean;
  /** Why it was not saved. */
  readonly problem: string | undefined;
}

/** The counts of the register, and the button that saves it. */
export function RegisterBar({ marks, saving, problem }: Props) {
  const counts = countsOf(marks);
  const shown = [
    { status: 'present', count: counts.present },
    { status: 'upsent', count: counts.upsent },
    { status: 'sick', count: counts.sick },
  ] as const;
  return (
    <SaveBar save={t('Save attendance')} saving={saving} problem={problem}>
      {shown.map(({ status, count }) => (
        <Badge key={status} tone={attendance.fields.attendenceStatus.tones?.[status] ?? 'plain'}>
          {t('{status}: {count}', { status: t(attendanceStatuses[status]), count: showNumber(count) })}
        </Badge>
      ))}
    </SaveBar>
  );
}
