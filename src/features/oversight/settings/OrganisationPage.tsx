import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useOrganisation } from '#kit/web/organisation';
import { PageHeader } from '#kit/web/PageHeader';
import rows from '#kit/web/rows.module.css';
import { showInstant } from '#kit/web/show';
import { Tabs } from '#kit/web/ui/Tabs';
import type { Feature } from '#house/feature/feature.contract';
import { getOutbox } from '#house/organisation/organisation.contract';
import { useSession } from '#house/session/session';
import { getSettings } from '#house/organisation/house.contract';
import styles from './OrganisationPage.module.css';
import { SettingsForm } from './SettingsForm';

/** The organisation's settings and the mails that were not sent (I8); `features` are all that can be switched on and off. */
export function OrganisationPage({ features }: { features: readonly Feature[] }) {
  const { brand } = useSession();
  const offered = useMemo(() => features.filter(({ brands }) => brands.includes(brand)), [features, brand]);
  const { tab }: { tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const settings = useQuery({
    queryKey: [getSettings.path],
    queryFn: ({ signal }) => call(getSettings, { signal }),
  });
  return (
    <>
      <PageHeader title={t('Settings')} />
      <Tabs
        value={tab === 'outbox' ? 'outbox' : 'organisation'}
        onChange={(chosen) =>
          void navigate({ to: '.', search: chosen === 'outbox' ? { tab: chosen } : {}, replace: true })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="organisation">{t('Organisation')}</Tabs.Tab>
          <Tabs.Tab value="outbox">{t('Outbox')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="organisation">
          {settings.error && !settings.data && (
            <ErrorState message={settings.error.message} onRetry={() => void settings.refetch()} />
          )}
          {settings.isPending && <FormSkeleton />}
          {settings.data && <SettingsForm settings={settings.data} features={offered} />}
        </Tabs.Panel>
        <Tabs.Panel value="outbox">
          <Outbox />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** Mails that no mail server has accepted, the newest first (A27). */
function Outbox() {
  const { timeZone } = useOrganisation();
  const outbox = useQuery({ queryKey: [getOutbox.path], queryFn: ({ signal }) => call(getOutbox, { signal }) });
  if (outbox.isPending) return <FormSkeleton />;
  if (outbox.error) return <ErrorState message={outbox.error.message} onRetry={() => void outbox.refetch()} />;
  if (outbox.data.length === 0) {
    return (
      <p className={styles.empty}>
        <IconMail size={32} stroke={1.4} aria-hidden />
        {t('No email is waiting here. Without a mail server, what would have been sent is kept here instead.')}
      </p>
    );
  }
  return (
    <ul className={rows.rows}>
      {outbox.data.map((mail) => (
        <li key={mail._id}>
          <details className={styles.mail}>
            <summary>
              <strong>{mail.subject}</strong>
              <bdi>{mail.to}</bdi>
              <time dateTime={mail.createdAt}>{showInstant(mail.createdAt, timeZone)}</time>
            </summary>
            <p className={styles.text}>{mail.text}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
