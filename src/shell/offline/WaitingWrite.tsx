import { Button } from '@mantine/core';
import { useState } from 'react';
import { comma, t } from '#kit/contract/language';
import type { Write } from '#kit/rules/outbox';
import { confirm } from '#kit/web/confirm';
import { discard, retry, retryToday } from '#kit/web/offline/outbox';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant } from '#kit/web/show';
import { toastWrong } from '#kit/web/toast';
import styles from './OutboxPanel.module.css';

interface Props {
  readonly write: Write;
  readonly onCorrect: (write: Write) => void;
}

/** One write that waits or was refused: its content, why it is still here, and what can be done. */
export function WaitingWrite({ write, onCorrect }: Props) {
  const { timeZone } = useOrganisation();
  const [busy, setBusy] = useState(false);
  const { told, refused, madeAt, _id } = write;
  const name = told.facts.map(({ value }) => value).join(comma());

  async function askAndDiscard() {
    const answer = await confirm({
      title: t('Are you sure?'),
      text: t('It exists only on this phone. Once discarded, it is gone.'),
      thing: t('Discard {thing}?', { thing: name }),
      yes: t('Discard'),
      tone: 'wrong',
    });
    if (answer && !(await discard(_id))) toastWrong(t('It is being sent at this moment.'));
  }

  async function sendAgain(send: () => Promise<void>) {
    setBusy(true);
    await send();
    setBusy(false);
  }

  return (
    <li className={styles.write} data-refused={refused ? true : undefined}>
      <p className={styles.what}>
        <strong>{t(told.one)}</strong>
        <span>{showInstant(madeAt, timeZone)}</span>
      </p>
      <dl className={styles.facts}>
        {told.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {refused && (
        <p className={styles.why}>{[...new Set([refused.message, ...Object.values(refused.errors)])].join(' · ')}</p>
      )}
      <div className={styles.actions}>
        {refused && (
          <>
            <Button size="xs" onClick={() => onCorrect(write)}>
              {t('Correct')}
            </Button>
            <Button size="xs" variant="default" disabled={busy} onClick={() => void sendAgain(() => retry(_id))}>
              {busy ? t('sending...') : t('Send again')}
            </Button>
            {write.dated !== undefined && (
              <Button
                size="xs"
                variant="default"
                disabled={busy}
                onClick={() => void sendAgain(() => retryToday(write))}
              >
                {t("Save with today's date")}
              </Button>
            )}
          </>
        )}
        <Button size="xs" variant="subtle" color="red" onClick={() => void askAndDiscard()}>
          {t('Discard')}
        </Button>
      </div>
    </li>
  );
}
