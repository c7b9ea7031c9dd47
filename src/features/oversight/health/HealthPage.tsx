import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { call, isRefusal } from '#kit/web/call';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { ErrorState } from '#kit/web/list/ErrorState';
import { PageHeader } from '#kit/web/PageHeader';
import { toastWrong } from '#kit/web/toast';
import { CheckedRecords } from './CheckedRecords';
import rows from '#kit/web/rows.module.css';
import styles from './health.module.css';
import { getHealth, startCheck } from './health.contract';
import { tones } from './tones';

const queryKey = ['health'];

/** The state of the product for those who are responsible for it, and the check of all records. */
export default function HealthPage() {
  const client = useQueryClient();
  const [begins, setBegins] = useState(false);
  const health = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getHealth, { signal }),
    // Under way it is looked at often, else now and then.
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
