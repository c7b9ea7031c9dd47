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
  // The text comes before the cost and the writer.
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

/** A function that cancels a message or sends it again, and shows the outcome. */
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

/** How often the waiting messages are checked, in milliseconds. */
const lookEvery = 4_000;

/** Reads the page again whenever the number of waiting messages changes, because nothing else announces that they were sent. */
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
    // The page was read together with the first number.
    if (before.current !== undefined && before.current !== waiting)
      void client.invalidateQueries({ queryKey: [message.path] });
    before.current = waiting;
  }, [client, waiting]);
}
