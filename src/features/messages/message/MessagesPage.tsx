import { IconRefresh, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Endpoint, Saved } from '#kit/contract/endpoint';
import { t, words } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { answerOf, isRefusal, send } from '#kit/web/call';
import { AddButton } from '#kit/web/crud/AddButton';
import { aside, type Column, columnsOf, wide } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { readPage, useDone } from '#kit/web/use-entity';
import { useSession } from '#house/session/session';
import { student } from '#features/academy/student/student.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { cancelMessages, type Message, message, retryMessages } from './message.contract';
import { personOf, Threads } from './Threads';
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

const filters = {
  academy: ['messageStatus', 'channel', 'purpose', 'studentID', 'customerID', 'noteID'],
  decoration: ['messageStatus', 'channel', 'purpose', 'customerID', 'noteID'],
} as const;

/** The messages that were written to people. */
export default function MessagesPage() {
  const navigate = useNavigate();
  const { brand } = useSession();
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
      filters={filters[brand]}
      actions={actions}
      renderOnPhone={(rows) => <Threads rows={rows} actions={actions} />}
      empty={empty}
    >
      {add}
    </ListPage>
  );
}

/** Cancels a message or sends it again, and says what came of it. */
function useChangeOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): (id: string) => Promise<void> {
  const done = useDone();
  return async (id) => {
    try {
      await done(await answerOf<Saved<unknown>>(await send({ method, path, body: { ids: [id] } })));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  };
}

/** How often it is looked whether what waits has gone, in milliseconds. */
const lookEvery = 4_000;

/** While messages wait to be sent, what the page shows is read again whenever their number changes: nobody else says that they went. */
function useFollowing(): void {
  const client = useQueryClient();
  const { data: waiting } = useQuery({
    queryKey: ['messages', 'waiting'],
    queryFn: async ({ signal }) =>
      (await readPage(message.path, { messageStatus: 'waiting', page: 1, pageSize: 1 }, signal)).count,
    refetchInterval: ({ state }) => (state.data === 0 ? false : lookEvery),
  });
  const before = useRef(waiting);
  useEffect(() => {
    // What is shown was read along with the first number.
    if (before.current !== undefined && before.current !== waiting)
      void client.invalidateQueries({ queryKey: [message.path] });
    before.current = waiting;
  }, [client, waiting]);
}
