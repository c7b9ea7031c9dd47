/** The hours of a class of the day: HH:MM, as they are stored. */
export interface ClassHours {
  readonly _id: string;
  readonly TimeIn: string;
  readonly TimeOut: string;
}

/** How many minutes before a class begins its register can already be taken. */
export const early = 15;

/**
 * The class whose register is to be taken now, among those of the day where it is missing: the one that is being held, or is about to
 * begin; otherwise the last that is over. Undefined before the first.
 */
export function classNow(missing: readonly ClassHours[], time: string): string | undefined {
  const now = minutesOf(time);
  const begun = missing
    .filter(({ TimeIn }) => minutesOf(TimeIn) - early <= now)
    .toSorted((one, other) => minutesOf(one.TimeIn) - minutesOf(other.TimeIn));
  const meets = begun.find(({ TimeOut }) => now < minutesOf(TimeOut));
  return (meets ?? begun.at(-1))?._id;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
