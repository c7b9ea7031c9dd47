import { t } from '#kit/contract/language';
import type { Seats } from './school-class.contract';

/** Why a class has no seat left (CL3); a class without a limit always has one. */
export function fullProblem({ className, capacity, taken }: Omit<Seats, 'waiting'>): string | undefined {
  return capacity === null || taken < capacity
    ? undefined
    : t('{class} is full ({taken} of {capacity})', { class: className, taken, capacity });
}

/** True where a seat is free and somebody waits for it (CL5). */
export function isFreeForWaiting(seats: Seats): boolean {
  return seats.waiting > 0 && fullProblem(seats) === undefined;
}

/** The warning about a limit below the number of seats taken, which is saved nevertheless (CL2). */
export function fewerSeatsWarning(capacity: number | undefined, taken: number | undefined): string | undefined {
  return capacity !== undefined && taken !== undefined && capacity < taken
    ? t('More seats are taken than that: {taken}. Nobody loses a seat.', { taken })
    : undefined;
}
