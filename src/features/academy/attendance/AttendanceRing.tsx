import { t } from '#kit/contract/language';
import { DonutChart } from '#kit/web/chart/DonutChart';

/** A ring of present and absent, over everything that was counted. */
export function AttendanceRing({ totalpresent, totalupsent }: { totalpresent: number; totalupsent: number }) {
  return (
    <DonutChart
      title={t('Attendance')}
      total={t('Periods')}
      slices={[
        { label: t('Present'), count: totalpresent, tone: 'good' },
        { label: t('Absent'), count: totalupsent, tone: 'wrong' },
      ]}
    />
  );
}
