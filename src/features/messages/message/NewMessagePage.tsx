import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { PageHeader } from '#kit/web/PageHeader';
import { NewMessageForm } from './NewMessageForm';
import { askedIn } from './new-message.rules';
import { OneByOne } from './OneByOne';

/** Writes to people; those whom another program writes to are gone through one after the other. */
export default function NewMessagePage() {
  const search = useSearch({ strict: false });
  const [queue, setQueue] = useState<readonly object[]>();
  const navigate = useNavigate();
  const end = () => void navigate({ to: '/messages' });
  useEffect(() => {
    document.title = t('New message');
  }, []);
  return (
    <>
      <PageHeader title={t('New message')} />
      {queue ? (
        <OneByOne bodies={queue} onEnd={end} />
      ) : (
        <NewMessageForm asked={askedIn(search)} onOneByOne={setQueue} onSent={end} />
      )}
    </>
  );
}
