import { holiday } from '#features/academy/holiday/holiday.contract';
import { room } from '#features/academy/room/room.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { addDays } from '#kit/rules/calendar';
import type { Made } from '#demo/past-calls.server';
import type { Act } from '#demo/story';
import type { AcademyStory } from './made';

const rooms = [
  { roomName: 'Room 1', seats: 24 },
  { roomName: 'Room 2', seats: 24 },
  { roomName: 'Lab A', seats: 30 },
  { roomName: 'Lab B', seats: 18 },
  { roomName: 'Hall', seats: 80, isShared: true },
] as const;

interface Hours {
  readonly days: readonly { readonly value: string }[];
  readonly TimeIn: string;
  readonly TimeOut: string;
}

/** True where two classes would be in one room at once, if they ran in the same months. */
const overlap = (one: Hours, other: Hours) =>
  one.TimeIn < other.TimeOut &&
  other.TimeIn < one.TimeOut &&
  one.days.some(({ value }) => other.days.some((day) => day.value === value));

/** The rooms of the house, who is in which of them, and when nobody is. */
export const roomStory: AcademyStory = ({ calls, today }) => {
  const take = async () => {
    const made: Made[] = [];
    for (const one of rooms) made.push(await calls.save(room.path, one));
    const days = { startDate: addDays(today, 9), endDate: addDays(today, 11) };
    await calls.save(holiday.path, { holidayName: 'Mid-term break', ...days });
    const past = { startDate: addDays(today, -60), endDate: addDays(today, -60) };
    await calls.save(holiday.path, { holidayName: 'Teachers’ day', ...past });
    const running = await calls.read(
      `${schoolClass.path}?classStatus=active&classShift=offline&sort=className&page=1&pageSize=200`,
    );
    const held = new Map<string, Hours[]>();
    for (const one of running) {
      const hours = one as unknown as Hours;
      const free = made.find(({ _id }) => !held.get(_id)?.some((other) => overlap(hours, other)));
      if (!free) continue;
      held.set(free._id, [...(held.get(free._id) ?? []), hours]);
      await calls.change(`${schoolClass.path}/${one._id}`, { roomID: free._id });
    }
  };
  return [{ on: today, take } satisfies Act];
};
