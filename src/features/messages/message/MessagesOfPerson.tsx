import { Link } from '@tanstack/react-router';
import { t, words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import type { LaterProps } from '#house/page/later';
import { partQuery } from '#house/page/part-list';
import { RowsPart } from '#house/page/RowsPart';
import { useReached } from '#house/page/use-reached';
import { usePart } from '#kit/web/use-entity';
import { messagesScreen } from '#house/message/messages.screens';
import { message } from './message.contract';
import { writtenText } from './written-text';

const { field, badge } = columnsOf(message);

const columns = [
  { ...field('createdAt'), label: words('When') },
  field('channel'),
  field('purpose'),
  badge('messageStatus'),
  field('text', writtenText),
];

interface Props {
  readonly title: string;
  readonly narrowed: Readonly<Record<string, string>>;
}

function MessagesPart({ title, narrowed }: Props) {
  const { ref, reached } = useReached();
  const read = usePart(message, reached ? partQuery(message, narrowed, '-createdAt') : undefined);
  return (
    <RowsPart
      place={ref}
      title={title}
      all={{ to: messagesScreen.path, search: narrowed }}
      read={read}
      columns={columns}
      empty={words('Nothing has been sent yet.')}
      figures={
        <Link to="/messages/new" search={narrowed} className="no-print">
          {t('New message')}
        </Link>
      }
    />
  );
}

export function MessagesOfStudent({ title, of: { _id: studentID } }: LaterProps) {
  return <MessagesPart title={title} narrowed={{ studentID }} />;
}

export function MessagesOfCustomer({ title, of: { _id: customerID } }: LaterProps) {
  return <MessagesPart title={title} narrowed={{ customerID }} />;
}
