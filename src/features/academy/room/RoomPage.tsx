import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, onPhone, toldColumn } from '#kit/web/list/column';
import { room } from './room.contract';

const { field } = columnsOf(room);

const columns = [
  field('roomName'),
  field('seats'),
  field('isShared'),
  ...onPhone(toldColumn(room, 'nextLesson')),
  ...aside(field('createdAt')),
];

/** The rooms in which classes are held. */
export default function RoomPage() {
  return (
    <CrudPage
      entity={room}
      title="Rooms"
      columns={columns}
      about="A room is where classes are held. One that is not shared has one lesson at a time. Add the first room."
    />
  );
}
