import { IconRefresh, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { t, words } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { AddButton } from '#kit/web/crud/AddButton';
import { aside, type Column, columnsOf, wide } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { student } from '#features/academy/student/student.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { cancelMessages, type Message, message, retryMessages } from './message.contract';
import { personOf } from './person-of';
import { Threads } from './Threads';
import { useFollowing } from './use-following';
import { useChangeOf } from './use-change-of';
import { writtenText } from './written-text';

const { field, sum, badge, ref, column } = columnsOf(message);

const to: Column<Message> = {
  ...column(words('To'), personOf),
  to: ({ studentID, customerID }) =>
    studentID ? pageOf(student, studentID._id) : customerID ? pageOf(customer, customerID._id) : undefined,
};

const columns = [
  { ...field('createdAt'), label: words('When') },
  to,
  field('channel'),
  field('purpose'),
  badge('messageStatus'),
  field('text', writtenText),
  // What was written comes before what it cost and by whom.
  ...wide(
    sum('cost'),
    ref('userID', ({ name }) => name),
  ),
  ...aside(
    ref('guardianID', ({ guardianName }) => guardianName),
    field('address'),
    field('language'),
    sum('parts'),
    field('error', ({ error }) => (error === null ? null : t(error))),
    field('sentAt'),
  ),
];

/** The messages that were written to people. */
export default function MessagesPage() {
  const navigate = useNavigate();
  const cancel = useChangeOf(cancelMessages);
  const retry = useChangeOf(retryMessages);
  useFollowing();
  const add = <AddButton label={t('New message')} onClick={() => void navigate({ to: '/messages/new' })} />;
  const empty = <EmptyState title={t('Nothing has been sent yet.')}>{add}</EmptyState>;

  function actions({ _id, messageStatus }: Message): RowAction[] {
    if (messageStatus === 'waiting')
      return [{ label: words('Cancel sending'), icon: IconX, run: () => void cancel(_id), tone: 'wrong' }];
    if (messageStatus === 'failed')
      return [{ label: words('Send again'), icon: IconRefresh, run: () => void retry(_id) }];
    return [];
  }

  return (
    <ListPage
      entity={message}
      title="Messages"
      columns={columns}
      order="-createdAt"
      filters={['messageStatus', 'channel', 'purpose', 'studentID', 'customerID', 'noteID']}
      actions={actions}
      renderOnPhone={(rows) => <Threads rows={rows} actions={actions} />}
      empty={empty}
    >
      {add}
    </ListPage>
  );
}
