import type { Call } from '#kit/server/call';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import { previewedBy } from '#kit/server/routes/tried';
import type { ClashesFound } from './clash.contract';
import { roomProblem } from './clash.rules';
import { clashesOf } from './clash.server';
import { freeRoomsFor, smallRoomsOf } from './free-rooms.server';

/**
 * A write that plans lessons and says with `preview=1` with which others they would clash. `classOf` finds the class in the record
 * that the write answers.
 */
export function previewingClashes(classOf: (info: Readonly<Record<string, unknown>>) => unknown): OwnWay {
  const list = { type: 'array' };
  return previewedBy({ clashes: list, freeRooms: list, smallRooms: list }, (call, info) =>
    clashesAfter(call, String(classOf(info))),
  );
}

async function clashesAfter(call: Call, classID: string): Promise<ClashesFound> {
  const clashes = await clashesOf(call, [classID]);
  const [freeRooms, smallRooms] = [await freeRoomsFor(call, classID), await smallRoomsOf(call, classID)];
  return { status: true, message: roomProblem(clashes) ?? '', clashes, freeRooms, smallRooms };
}
