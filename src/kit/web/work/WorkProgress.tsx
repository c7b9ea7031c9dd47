import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { showNumber } from '#kit/web/show';
import type { Step } from './lasting-call';
import { useWork } from './work';
import styles from './WorkProgress.module.css';

/** The progress of work, with a button to cancel it; nothing once it has ended. */
export function WorkProgress({ id }: { id: number | undefined }) {
  const work = useWork(id);
  if (!work) return null;
  const { title, step, cancelling, cancel } = work;
  const known = step !== undefined && step.known > 0;
  return (
    <div className={styles.work}>
      <div className={styles.words}>
        <strong>{title}</strong>
        <span aria-live="off">{cancelling ? t('Cancelling…') : wordsOf(step)}</span>
      </div>
      <progress className={styles.bar} aria-label={title} {...(known ? { value: step.done, max: step.known } : {})} />
      <Button variant="default" size="compact-sm" disabled={cancelling} onClick={cancel}>
        {t('Cancel')}
      </Button>
    </div>
  );
}

function wordsOf(step: Step | undefined): string {
  if (!step) return '';
  const done = showNumber(step.done);
  return step.known > 0 ? t('{done} of {known}', { done, known: showNumber(step.known) }) : done;
}
