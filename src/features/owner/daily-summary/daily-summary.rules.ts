import { timeIn } from '#kit/rules/calendar';

interface Settings {
  readonly timeZone: string;
  readonly dailySummaryAt: string;
  readonly dailySummaryTo: string | null;
}

/** Whether it is time for the mail of the day, written already or not. */
export function isDue({ timeZone, dailySummaryAt, dailySummaryTo }: Settings, now: Date): boolean {
  return dailySummaryTo !== null && timeIn(timeZone, now) >= dailySummaryAt;
}
