import { t } from '#kit/contract/language';

/** What the list tells about the seats of a class. */
interface Told {
  readonly capacity: number | null;
  readonly seatsTaken?: number | null | undefined;
  readonly waitingCount?: number | null | undefined;
}

/** '18 / 20, 3 waiting'; without a limit, just how many are taken. */
export function seatsText({ capacity, seatsTaken, waitingCount }: Told): string {
  const taken = capacity === null ? String(seatsTaken ?? 0) : `${seatsTaken ?? 0} / ${capacity}`;
  return waitingCount ? t('{seats}, {count} waiting', { seats: taken, count: waitingCount }) : taken;
}
