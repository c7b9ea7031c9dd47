import { timeIn } from '#kit/rules/calendar';

interface Settings {
  readonly timeZone: string;
  readonly dailySummaryAt: string;
  readonly dailySummaryTo: string | null;
}

/** Whether the mail of the day is to be written by now; whether it was already, is another question. */
export function isDue({ timeZone, dailySummaryAt, dailySummaryTo }: Settings, now: Date): boolean {
  return dailySummaryTo !== null && timeIn(timeZone, now) >= dailySummaryAt;
}
