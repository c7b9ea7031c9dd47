import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { showNumber } from '#kit/web/show';
import { attendance, attendanceStatuses } from './attendance.contract';
import styles from './register.module.css';
import { countsOf, type Marks } from './register.rules';

interface Props {
  readonly marks: Marks;
  readonly saving: boolean;
  /** Why it was not saved. */
  readonly problem: string | undefined;
}

/** What the register comes to, and the button that saves it; it stays in sight. */
export function RegisterBar({ marks, saving, problem }: Props) {
  const counts = countsOf(marks);
  const shown = [
    { status: 'present', count: counts.present },
    { status: 'upsent', count: counts.upsent },
    { status: 'sick', count: counts.sick },
  ] as const;
  return (
    <div className={styles.bar}>
      {problem !== undefined && (
        <p className={styles.note} data-tone="wrong" role="alert">
          {problem}
        </p>
      )}
      <div className={styles.sum}>
        {shown.map(({ status, count }) => (
          <Badge key={status} tone={attendance.fields.attendenceStatus.tones?.[status] ?? 'plain'}>
            {t('{status}: {count}', { status: t(attendanceStatuses[status]), count: showNumber(count) })}
          </Badge>
        ))}
      </div>
      <Button type="submit" disabled={saving} className={styles.save}>
        {saving ? t('saving...') : t('Save attendance')}
      </Button>
    </div>
  );
}
