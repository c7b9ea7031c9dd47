import { Button } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import type { Write } from '#kit/rules/outbox';
import { leaveDraft } from '#kit/web/drafts';
import { useOnline } from '#kit/web/use-online';
import { useOpener } from '#kit/web/use-opener';
import { sendNow } from '#kit/web/offline/outbox';
import { Drawer } from '#kit/web/ui/Drawer';
import styles from './OutboxPanel.module.css';
import { WaitingWrite } from './WaitingWrite';

interface Props {
  readonly writes: readonly Write[];
  /** True if nobody is logged in who could send. */
  readonly needsLogin: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The writes that wait on this machine and those that the server refused, each with its remedies. */
export default function OutboxPanel({ writes, needsLogin, opened, onClose }: Props) {
  const navigate = useNavigate();
  useOpener(opened);
  const refused = writes.filter((write) => write.refused);
  const waiting = writes.filter((write) => !write.refused);

  function correct(write: Write) {
    const { draft, screen } = write;
    const [address = screen] = screen.split('?');
    leaveDraft(address, draft.name, { values: draft.values, corrects: write });
    onClose();
    void navigate({ href: screen });
  }

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={420}
      title={t('On this phone')}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('Close'), size: 44 }}
    >
      <div className={styles.panel}>
        {writes.length === 0 && <p className={styles.hint}>{t('Nothing waits here. Everything was sent.')}</p>}
        {refused.length > 0 && (
          <section aria-labelledby="not-saved">
            <h3 id="not-saved" className={styles.title}>
              {t('Not saved')}
            </h3>
            <ul className={styles.list}>
              {refused.map((write) => (
                <WaitingWrite key={write._id} write={write} onCorrect={correct} />
              ))}
            </ul>
          </section>
        )}
        {waiting.length > 0 && (
          <section aria-labelledby="waiting">
            <h3 id="waiting" className={styles.title}>
              {t('Waiting to be sent')}
            </h3>
            <Prospect needsLogin={needsLogin} />
            <ul className={styles.list}>
              {waiting.map((write) => (
                <WaitingWrite key={write._id} write={write} onCorrect={correct} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Drawer>
  );
}

/** The text of when waiting work will be sent, with a button to send it now. */
function Prospect({ needsLogin }: { needsLogin: boolean }) {
  const online = useOnline();
  const { href } = useLocation();
  const navigate = useNavigate();
  if (needsLogin)
    return (
      <div className={styles.prospect}>
        <p>{t('Log in when there is a network: then it is sent.')}</p>
        <Button size="xs" onClick={() => void navigate({ to: '/login', search: { from: href } })}>
          {t('Log in')}
        </Button>
      </div>
    );
  return (
    <div className={styles.prospect}>
      <p>
        {online
          ? t('It is sent as soon as the server answers.')
          : t('There is no network. It will be sent automatically when there is one.')}
      </p>
      <Button variant="default" size="xs" onClick={() => void sendNow()}>
        {t('Try now')}
      </Button>
    </div>
  );
}
