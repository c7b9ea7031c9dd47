import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { feeTypes } from '#features/ledger/fee-name/fee-type.contract';
import type { Act } from '#demo/story';
import { type AcademyStory, idOf } from './made';

/** The fee items asked of those who wait: they are charged with the seat. */
const feeItems = [
  { feeName: feeTypes.Registrationfee, feetype: 'Registrationfee', feeAmount: 10 },
  { feeName: feeTypes.bookfee, feetype: 'bookfee', feeAmount: 6 },
];

/** Every class that runs has so many seats; the fullest has none left, and three wait for one. */
export const seatStory: AcademyStory = ({ calls, today }) => {
  const take = async () => {
    const running = await calls.read(`${schoolClass.path}?runs=active&sort=className&page=1&pageSize=200`);
    const bySeats = running.toSorted((one, other) => taken(other) - taken(one));
    for (const [place, one] of bySeats.entries()) {
      const capacity = place === 0 ? taken(one) : Math.ceil((taken(one) + 1) / 5) * 5;
      if (capacity > 0) await calls.change(`${schoolClass.path}/${one._id}`, { capacity, minimumAttendance: 75 });
    }
    const [full] = bySeats;
    if (!full || taken(full) === 0) return;
    const others = await calls.read(`${student.path}?studentStatus=active&sort=-createdAt&page=1&pageSize=60`);
    const inside = await calls.read(`${enrollment.path}?classID=${full._id}`);
    const strangers = others.filter(({ _id }) => !inside.some(({ studentID }) => idOf(studentID) === _id));
    for (const { _id: studentID } of strangers.slice(0, 3)) {
      const place = { studentID, classID: full._id, courseID: idOf(full.courseID) };
      await calls.save(enrollment.path, { ...place, Amount: 30, enrolledStatus: 'waiting', feeItems });
    }
  };
  // The last day: everybody who was to be enrolled before found room.
  return [{ on: today, take } satisfies Act];
};

function taken({ seatsTaken }: Readonly<Record<string, unknown>>): number {
  return Number(seatsTaken ?? 0);
}
