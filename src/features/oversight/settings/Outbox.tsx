import { useQuery } from '@tanstack/react-query';
import { IconMail } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant } from '#kit/web/show';
import rows from '#kit/web/rows.module.css';
import styles from './Outbox.module.css';
import { getOutbox } from '#house/organisation/organisation.contract';

/** Mails that no mail server has taken, the newest first (A27). */
export function Outbox() {
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
