import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { counted, t, words } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { call, isRefusal } from '#kit/web/call';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { toastWrong } from '#kit/web/toast';
import rows from '#kit/web/rows.module.css';
import styles from './health.module.css';
import { getHealth, type Health, startCheck } from './health.contract';

const queryKey = ['health'];

/** The page with the state of the product for those who are responsible for it, and with the check of all records. */
export default function HealthPage() {
  const client = useQueryClient();
  const [begins, setBegins] = useState(false);
  const health = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getHealth, { signal }),
    // Read often while a check is under way, otherwise now and then.
    refetchInterval: ({ state }) => (state.data?.running ? 700 : 60_000),
  });

  async function check() {
    setBegins(true);
    try {
      await call(startCheck);
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
    setBegins(false);
  }

  if (health.isPending) return <FormSkeleton />;
  if (!health.data) return <ErrorState message={health.error.message} onRetry={() => void health.refetch()} />;
  const { facts, running, last } = health.data;
  const busy = begins || running !== null;
  return (
    <>
      <PageHeader title={t('Health')}>
        <Button onClick={() => void check()} disabled={busy}>
          {busy ? t('Checking...') : t('Check now')}
        </Button>
      </PageHeader>
      <ul className={`${rows.rows} ${styles.facts}`}>
        {facts.map(({ name, tone, said }) => (
          <li key={name}>
            <h2 className={styles.name}>{name}</h2>
            <Badge tone={tone}>{t(tones[tone])}</Badge>
            <p>{said}</p>
          </li>
        ))}
      </ul>
      <CheckedRecords running={running} last={last} />
    </>
  );
}

/** The findings of the last check of all records, and the progress of the current one. */
function CheckedRecords({ running, last }: Pick<Health, 'running' | 'last'>) {
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

/** The words for a tone, beside its colour. */
const tones = {
  good: words('Good'),
  attention: words('Look at this'),
  wrong: words('Wrong'),
} as const;
