import { counted, t } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import type { Health } from './health.contract';
import styles from './health.module.css';
import { tones } from './tones';

/** The findings of the last check of all records, and the progress of the current one. */
export function CheckedRecords({ running, last }: Pick<Health, 'running' | 'last'>) {
  const broken = last?.checks.filter(({ count }) => count > 0) ?? [];
  const right = last?.checks.filter(({ count }) => count === 0) ?? [];
  return (
    <section className={styles.checks} aria-labelledby="checked-records">
      <h2 id="checked-records">{t('Check of all records')}</h2>
      <output className={styles.last}>
        {running ? (
          <>
            <progress
              className={styles.progress}
              value={running.done}
              max={running.all}
              aria-label={t('Check of all records')}
            />
            {t('{done} of {all} checks are done.', { done: running.done, all: running.all })}
          </>
        ) : (
          last && (
            <>
              <Badge tone={last.tone}>{t(tones[last.tone])}</Badge>
              {last.said}
            </>
          )
        )}
        {!running &&
          !last &&
          t('The records have not been checked yet. A check changes nothing, and work can go on meanwhile.')}
      </output>
      {broken.map(({ holds, count, found }) => (
        <details key={holds} open className={styles.panel}>
          <summary>{t('This check failed: {what}', { what: holds })}</summary>
          <ul>
            {found.map((said) => (
              <li key={said}>{said}</li>
            ))}
            {count > found.length && (
              <li>{counted(count - found.length, '… and {count} more', '… and {count} more')}</li>
            )}
          </ul>
        </details>
      ))}
      {right.length > 0 && (
        <details className={styles.panel}>
          <summary>{counted(right.length, '{count} check passed', '{count} checks passed')}</summary>
          <ul>
            {right.map(({ holds }) => (
              <li key={holds}>{holds}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
