import { entity } from '#kit/contract/entity';
import { flag, whole } from '#kit/contract/fields-number';
import { date, text } from '#kit/contract/fields-text';

/** Where classes are held. */
export const room = entity({
  table: 'room',
  path: 'room',
  one: 'Room',
  many: 'Rooms',
  screen: { path: '/room' },
  fields: {
    roomName: text('Room name', { required: 'Enter room name' }),
    seats: whole('Seats', { required: 'Enter seats', min: 1, max: 1000 }),
    isShared: flag('Shared', { initial: false, help: 'Several classes may be held in it at once' }),
  },
  told: { nextLesson: date('Next lesson') },
  brief: ['roomName'],
  search: ['roomName'],
  // An organisation has a few dozen rooms at most.
  unindexed: ['seats'],
  // A form offers all free rooms, which may be more than a search returns.
  options: { label: '{roomName} ({seats})', filters: ['freeAt'], whole: { by: 'freeAt', most: 500 } },
  importable: true,
});
