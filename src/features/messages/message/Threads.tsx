import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import type { RowAction } from '#kit/web/list/row-action';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant } from '#kit/web/show';
import { Status } from '#kit/web/Status';
import { student } from '#features/academy/student/student.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { type Message, message } from './message.contract';
import { directionOfMessage } from './message-direction.rules';
import { threadsOf } from './thread.rules';
import styles from './Threads.module.css';

interface Props {
  /** The messages of a page, in its order. */
  readonly rows: readonly Message[];
  readonly actions: (row: Message) => readonly RowAction[];
}

/** The messages on a phone: a thread for each person, the latest on top. */
export function Threads({ rows, actions }: Props) {
  return (
    <ul className={styles.threads}>
      {threadsOf(rows).map((thread) => (
        <Thread key={thread[0]?._id} thread={thread} actions={actions} />
      ))}
    </ul>
  );
}

function Thread({ thread, actions }: { thread: readonly Message[]; actions: Props['actions'] }) {
  const [last, ...earlier] = thread;
  if (!last) return null;
  const { studentID, customerID } = last;
  const page = studentID ? pageOf(student, studentID._id) : customerID ? pageOf(customer, customerID._id) : undefined;
  const name = <bdi>{personOf(last)}</bdi>;
  return (
    <li className={styles.thread}>
      <h2 className={styles.name}>{page === undefined ? name : <Link to={page}>{name}</Link>}</h2>
      <Bubble row={last} actions={actions(last)} />
      {earlier.length > 0 && (
        <details>
          <summary>{t('Earlier messages: {count}', { count: earlier.length })}</summary>
          {earlier.map((row) => (
            <Bubble key={row._id} row={row} actions={actions(row)} />
          ))}
        </details>
      )}
    </li>
  );
}

function Bubble({ row, actions }: { row: Message; actions: readonly RowAction[] }) {
  const { timeZone } = useOrganisation();
  const { text, createdAt, messageStatus, channel, error } = row;
  return (
    <div className={styles.bubble}>
      <p className={styles.text} dir={directionOfMessage(row)}>
        {text}
      </p>
      <p className={styles.facts}>
        <time dateTime={createdAt}>{showInstant(createdAt, timeZone)}</time>
        <span>{t(message.stored.channel.choices?.[channel] ?? channel)}</span>
        <Status of={message.stored.messageStatus} word={messageStatus} />
      </p>
      {error !== null && <p className={styles.facts}>{t(error)}</p>}
      {actions.map(({ label, icon: Symbol, run }) => (
        <Button key={label} variant="default" leftSection={<Symbol size={17} aria-hidden />} onClick={run}>
          {t(label)}
        </Button>
      ))}
    </div>
  );
}

/** The name of the receiver of a message, as in lists. */
export function personOf({
  studentID,
  customerID,
  noteID,
}: Pick<Message, 'studentID' | 'customerID' | 'noteID'>): string {
  if (studentID) return `${studentID.studentName} (${studentID.stdID})`;
  if (customerID) return `${customerID.name} (${customerID.code})`;
  return noteID?.Name ?? '';
}
