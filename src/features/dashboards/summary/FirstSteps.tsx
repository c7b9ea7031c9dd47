import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { type Step, stepNames } from '#features/dashboards/today/first-steps.contract';
import { dismissSteps } from '#features/dashboards/today/today.contract';
import styles from './FirstSteps.module.css';

/** For lists that open on running classes, the tab that says how to add the first. */
const searchOf: Readonly<Record<string, Readonly<Record<string, string>>>> = { '/class': { tab: 'all' } };

/** The first steps of a new organisation: those that are done, and a link to the next. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const id = useId();
  const done = useDone();
  const made = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  const dismissal = useMutation({
    mutationFn: () => call(dismissSteps),
    onSuccess: done,
    onError: (error: Error) => toastWrong(error.message),
  });
  return (
    <section className={`${styles.steps} no-print`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('First steps')}
        </h2>
        <span className={styles.progress}>{t('{done} of {all} done', { done: made, all: steps.length })}</span>
        <button type="button" className={styles.dismiss} onClick={() => dismissal.mutate()}>
          {t('Do not show this again')}
        </button>
      </div>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.step} className={styles.step} aria-current={step === next ? 'step' : undefined}>
            {step.done ? (
              <>
                <IconCircleCheckFilled className={styles.check} size={26} aria-label={t('Done')} />
                <span className={styles.done}>{t(stepNames[step.step])}</span>
              </>
            ) : (
              <>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                <Link className={styles.link} to={step.path} search={searchOf[step.path] ?? {}}>
                  {t(stepNames[step.step])}
                </Link>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
