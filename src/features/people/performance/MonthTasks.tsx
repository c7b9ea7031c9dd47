import { useQuery } from '@tanstack/react-query';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { send } from '#kit/web/call';
import { DonutChart } from '#kit/web/chart/DonutChart';
import { showNumber } from '#kit/web/show';
import { type MonthTasks as Tasks, performance, tasksHeader } from './performance.contract';
import styles from './performance.module.css';

/** How many tasks Marketing has to do this month, and how many of them are done (S§6, G8). */
export function MonthTasks() {
  const { data } = useQuery({
    queryKey: [performance.path, 'month tasks'],
    queryFn: async ({ signal }) => {
      const query = { page: 1, pageSize: 1 };
      const answer = await send({ method: 'GET', path: performance.path, query, signal });
      return tasksIn(answer.headers.get(tasksHeader));
    },
  });
  if (!data) return null;
  const { required, count } = data;
  const open = Math.max(0, required - count);
  return (
    <section className={styles.tasks} aria-label={t('Tasks this month')}>
      <dl className={styles.figures}>
        <dt>{t('Total required tasks')}</dt>
        <dd>{showNumber(required)}</dd>
        <dt>{t('Done this month')}</dt>
        <dd>{showNumber(count)}</dd>
      </dl>
      <DonutChart
        title={t('Tasks this month')}
        total={t('Tasks')}
        slices={[
          { label: t('Done'), count, tone: 'good' },
          { label: t('Still to do'), count: open, tone: 'attention' },
        ]}
      />
    </section>
  );
}

function tasksIn(header: string | null): Tasks | null {
  const said: unknown = JSON.parse(header ?? 'null');
  if (!isObject(said) || typeof said.required !== 'number' || typeof said.count !== 'number') return null;
  return { required: said.required, count: said.count };
}
