import { t } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { Money } from '#kit/web/Money';
import type { performance } from './performance.contract';
import styles from './performance.module.css';
import { earned, factorOf, totalProblem } from './performance.rules';

/** The form of an entry, which is dated now, takes the chosen employee's commission rate as its factor (G7), and shows what it earns. */
export function performanceForm(taskTypes: readonly string[]): FormRules<typeof performance.fields> {
  return {
    start: () => ({ taskDate: new Date().toISOString() }),
    chosen: {
      employeeID: (option) =>
        typeof option?.commissionRate === 'number' ? { commission: factorOf(option.commissionRate) } : {},
    },
    suggestions: { taskType: taskTypes },
    problems: ({ taskPrice, commission }) => ({
      taskPrice: taskPrice === undefined || commission === undefined ? undefined : totalProblem(taskPrice, commission),
    }),
    extra: ({ taskPrice, commission }) =>
      taskPrice !== undefined &&
      commission !== undefined &&
      totalProblem(taskPrice, commission) === undefined && (
        <p className={styles.total}>
          <span>{t('Total')}</span>
          <Money amount={earned(taskPrice, commission)} />
        </p>
      ),
  };
}
