import { counted, listed, t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import type { Clash, ClashesFound, RoomSeats, SmallRoom } from './clash.contract';

/** The most free rooms that a sentence names. */
const mostNamed = 8;

/** The refusal of lessons whose room another class has (CL6), which names the first clash; undefined where there is none. */
export function roomProblem(clashes: readonly Clash[]): string | undefined {
  const [first] = clashes.filter(({ kind }) => kind === 'room');
  if (!first) return undefined;
  const { roomID, classID, date, TimeIn: from, TimeOut: to } = first;
  const facts = { room: roomID?.roomName ?? '', class: classID.className, date: shownDay(date), from, to };
  return t('{room} is taken by {class} on {date}, {from}–{to}', facts);
}

/**
 * The sentences of a form about a preview: a warning of each clash, and a hint at free rooms where the form asks for a room and has none,
 * or one that is taken or too small.
 */
export function saidOfClashes(
  { message, clashes, freeRooms, smallRooms }: ClashesFound,
  room: { readonly chosen: string | null | undefined } | undefined,
): { readonly warnings: readonly string[]; readonly hint: string | undefined } {
  const refusal = message === '' ? [] : [message];
  const warnings = [...refusal, ...clashWarnings(clashes), ...smallRooms.map(smallRoomWarning)];
  const wantsOther = room !== undefined && (!room.chosen || message !== '' || smallRooms.length > 0);
  return { warnings, hint: wantsOther ? freeRoomsSentence(freeRooms) : undefined };
}

/** Warns of the other classes that the teacher or students have at the same time; it is saved nevertheless. */
function clashWarnings(clashes: readonly Clash[]): string[] {
  return [
    ...clashes.filter(({ kind }) => kind === 'teacher').map(teacherWarning),
    ...clashes.filter(({ kind }) => kind === 'student').map(studentsWarning),
  ];
}

function factsOf({ classID, date, TimeIn: from, TimeOut: to }: Clash) {
  return { class: classID.className, date: shownDay(date), from, to };
}

function teacherWarning(clash: Clash): string {
  return counted(
    clash.count,
    'The teacher has {class} at that time, on {date}, {from}–{to}',
    'The teacher has {class} at that time in {count} lessons, the first on {date}, {from}–{to}',
    factsOf(clash),
  );
}

function studentsWarning(clash: Clash): string {
  return counted(
    clash.count,
    '{count} student has {class} at that time, first on {date}, {from}–{to}',
    '{count} students have {class} at that time, first on {date}, {from}–{to}',
    factsOf(clash),
  );
}

/** Warns that a student who enrols has another class at the same time. */
export function seatWarnings(clashes: readonly Clash[]): string[] {
  return clashes.map((clash) =>
    t('The student has {class} at that time, first on {date}, {from}–{to}', factsOf(clash)),
  );
}

/** Names the rooms that are free; undefined where there is none. */
function freeRoomsSentence(rooms: readonly RoomSeats[]): string | undefined {
  if (rooms.length === 0) return undefined;
  const names = rooms.slice(0, mostNamed).map(({ roomName, seats }) => `${roomName} (${seats})`);
  return t('Rooms that are free then: {rooms}', { rooms: listed(names) });
}

/** Warns of a room with fewer seats than are taken (CL6); it is saved nevertheless. */
function smallRoomWarning({ roomName, seats, taken }: SmallRoom): string {
  return t('{room} has {seats} seats, and {taken} are taken', { room: roomName, seats, taken });
}
