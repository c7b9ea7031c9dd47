// Proves CL6.
import { expect, test } from 'vitest';
import type { Clash, ClashesFound } from './clash.contract';
import { saidOfClashes } from './clash.rules';

const taken: Clash = {
  kind: 'room',
  classID: { _id: 'web-07', className: 'WEB-07', courseID: { _id: 'web', courseName: 'Web' } },
  date: '2026-11-24',
  TimeIn: '08:00',
  TimeOut: '10:00',
  count: 6,
  roomID: { _id: 'room-2', roomName: 'Room 2' },
};
const nothing: ClashesFound = {
  status: true,
  message: '',
  clashes: [],
  freeRooms: [
    { _id: 'room-1', roomName: 'Room 1', seats: 20 },
    { _id: 'hall', roomName: 'Hall', seats: 80 },
  ],
  smallRooms: [],
};

test('a room that is taken is named before it is saved, with the rooms that are free', () => {
  const message = 'Room 2 is taken by WEB-07 on 24 Nov 2026, 08:00–10:00';
  const clashes: Clash[] = [taken, { ...taken, kind: 'teacher', count: 1 }, { ...taken, kind: 'student', count: 3 }];
  expect(saidOfClashes({ ...nothing, message, clashes }, { chosen: 'room-2' })).toEqual({
    warnings: [
      message,
      'The teacher has WEB-07 at that time, on 24 Nov 2026, 08:00–10:00',
      '3 students have WEB-07 at that time, first on 24 Nov 2026, 08:00–10:00',
    ],
    hint: 'Rooms that are free then: Room 1 (20) and Hall (80)',
  });
});

test('while no room is chosen the free ones are named, unless none is asked for or the room fits', () => {
  const free = { warnings: [], hint: 'Rooms that are free then: Room 1 (20) and Hall (80)' };
  expect(saidOfClashes(nothing, { chosen: null })).toEqual(free);
  expect(saidOfClashes(nothing, { chosen: 'room-2' })).toEqual({ warnings: [], hint: undefined });
  expect(saidOfClashes(nothing, undefined)).toEqual({ warnings: [], hint: undefined });
  expect(saidOfClashes({ ...nothing, freeRooms: [] }, { chosen: null }).hint).toBeUndefined();
});

test('a room that is too small is warned of, and others are named', () => {
  const { warnings, hint } = saidOfClashes(
    { ...nothing, smallRooms: [{ _id: 'lab', roomName: 'Lab', seats: 12, taken: 15 }] },
    { chosen: 'lab' },
  );
  expect(warnings).toEqual(['Lab has 12 seats, and 15 are taken']);
  expect(hint).toMatch(/^Rooms that are free then/);
});
