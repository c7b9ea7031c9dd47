import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Saved } from '#kit/contract/endpoint';
import { comma, t } from '#kit/contract/language';
import { answerOf, isRefusal, send } from '#kit/web/call';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { PageHeader } from '#kit/web/PageHeader';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { usePreview } from '#kit/web/use-preview';
import { directionBeside } from './message-direction.rules';
import { type MadeMessage, sendMessages, type SendPreview } from './message.contract';
import { NewMessageForm } from './NewMessageForm';
import { askedIn } from './new-message.rules';
import styles from './Preview.module.css';
import { linkOf } from './target.rules';

/** The page that writes to people; where another program sends, it goes through the receivers one by one. */
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

interface Props {
  /** The body of the call for each receiver. */
  readonly bodies: readonly object[];
  readonly onEnd: () => void;
}

/** Goes through people one by one, because the program that sends opens one message at a time. */
function OneByOne({ bodies, onEnd }: Props) {
  const [at, setAt] = useState(0);
  const body = bodies[at];
  if (!body) return null;
  const isLast = at === bodies.length - 1;
  return (
    <>
      <p>{t('{number} of {count}', { number: at + 1, count: bodies.length })}</p>
      <One key={at} body={body} />
      <Button variant="default" onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
        {isLast ? t('Done') : t('Next')}
      </Button>
    </>
  );
}

/** One message: its link opens it, and the tap is recorded. */
function One({ body }: { body: object }) {
  const { answer, refused } = usePreview<Saved<SendPreview>>(sendMessages, body);
  const done = useDone();
  if (refused) return <p className={styles.refused}>{refused.message}</p>;
  if (!answer) return <FormSkeleton />;
  const { samples, skipped } = answer.info;
  const [sample] = samples;
  if (!sample) return <p>{skipped.map(({ name, why }) => `${name}: ${why}`).join(comma())}</p>;
  const channel = 'channel' in body && body.channel === 'whatsapp' ? 'whatsapp' : 'sms';

  async function keep() {
    const { method, path } = sendMessages;
    try {
      await done(await answerOf<Saved<MadeMessage[]>>(await send({ method, path, body })));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  }

  return (
    <div className={styles.sample}>
      <p className={styles.to}>
        <bdi>{sample.name}</bdi> <bdi dir="ltr">{sample.address}</bdi>
      </p>
      <p className={styles.text} dir={directionBeside(sample.text, sample.name) ?? 'auto'}>
        {sample.text}
      </p>
      <Button
        component="a"
        href={linkOf(channel, sample.address, sample.text)}
        target={channel === 'whatsapp' ? '_blank' : undefined}
        rel="noreferrer"
        onClick={() => void keep()}
      >
        {channel === 'whatsapp' ? t('Open WhatsApp') : t('Open SMS')}
      </Button>
    </div>
  );
}
