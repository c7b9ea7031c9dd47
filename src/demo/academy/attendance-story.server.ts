import { attendance } from '#features/academy/attendance/attendance.contract';
import { seeded } from '#demo/seeded';
import type { Act } from '#demo/story';
import { demoRegisters } from './academy-attendance';
import type { AcademyWorld } from './made';

/** The registers of the last weeks, each saved in one call. */
export function attendanceStory(world: AcademyWorld): readonly Act[] {
  const { calls, made, seats } = world;
  return demoRegisters(seeded(1991), world).map(({ on, class: index, marks }) => ({
    on,
    take: () =>
      calls.saveAll(attendance.path, {
        classID: made.classes.get(index),
        date: on,
        items: marks.map(({ seat, status, reason }) => ({
          studentID: made.students.get(seats[seat]?.studentIndex ?? -1),
          attendenceStatus: status,
          reason,
        })),
      }),
  }));
}
