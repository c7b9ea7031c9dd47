import type { Day } from '#kit/contract/day';
import { counted } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { daysBetween, spanProblem } from '#kit/rules/calendar';
import { mostHolidayDays } from './holiday.contract';

/** The first and last day of a holiday, both included. */
interface Span {
  readonly startDate: Day;
  readonly endDate: Day;
}

/** Problems of the days of a holiday, by field; a form not yet filled in has none. */
export function holidayProblems({ startDate, endDate }: Partial<Span>): Errors {
  const problem = startDate && endDate ? problemOf(startDate, endDate) : undefined;
  return problem === undefined ? {} : { endDate: problem };
}

function problemOf(startDate: Day, endDate: Day): string | undefined {
  const turned = spanProblem(startDate, endDate);
  if (turned !== undefined || daysBetween(startDate, endDate) < mostHolidayDays) return turned;
  return counted(mostHolidayDays, 'A holiday has at most {count} day', 'A holiday has at most {count} days');
}

/** Warns of the registers that were taken on the days of a holiday (CL10); '' where there are none. */
export function registersWarning(registers: number): string {
  if (registers === 0) return '';
  return counted(
    registers,
    '{count} register was taken on these days. It stays.',
    '{count} registers were taken on these days. They stay.',
  );
}
