import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconShieldCheck } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { counted, t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { FormDialog } from '#kit/web/form/FormDialog';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant } from '#kit/web/show';
import { getSecondFactor } from '#house/second-factor/second-factor.contract';
import styles from './ProfilePage.module.css';

const TurnOn = lazy(() => import('./TurnOn'));
const TurnOff = lazy(() => import('./TurnOff'));

const queryKey = [getSecondFactor.path];

/** One's own second factor: whether it is on, and the way to turn it on or off. */
export function TwoStep() {
  const client = useQueryClient();
  const { timeZone } = useOrganisation();
  const [changing, setChanging] = useState<'on' | 'off'>();
  const factor = useQuery({ queryKey, queryFn: ({ signal }) => call(getSecondFactor, { signal }) });
  if (factor.error) return <ErrorState message={factor.error.message} onRetry={() => void factor.refetch()} />;
  const since = factor.data?.since ?? null;

  function close() {
    setChanging(undefined);
    void client.invalidateQueries({ queryKey });
  }

  return (
    <section className={styles.panel} aria-labelledby="two-step">
      <div>
        <h2 id="two-step" className={styles.title}>
          {t('Two-step login')}
        </h2>
        <p className={styles.about}>
          {t('Your login then asks for a code from an app on your phone, besides the password.')}
        </p>
        {factor.data && since !== null && (
          <p className={styles.about}>
            <strong>{t('On since {when}.', { when: showInstant(since, timeZone) })}</strong>{' '}
            {counted(
              factor.data.recoveryCodesLeft,
              '{count} recovery code is left.',
              '{count} recovery codes are left.',
            )}
          </p>
        )}
      </div>
      <div>
        <Button
          variant="default"
          leftSection={<IconShieldCheck size={17} aria-hidden />}
          disabled={!factor.data}
          onClick={() => setChanging(since === null ? 'on' : 'off')}
        >
          {since === null ? t('Turn on two-step login') : t('Turn off two-step login')}
        </Button>
      </div>
      <FormDialog
        title={changing === 'off' ? t('Turn off two-step login') : t('Turn on two-step login')}
        opened={changing !== undefined}
        onClose={close}
        shape="dialog"
      >
        {() => (changing === 'off' ? <TurnOff onDone={close} /> : <TurnOn onDone={close} />)}
      </FormDialog>
    </section>
  );
}
