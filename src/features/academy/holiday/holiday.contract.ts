import { entity } from '#kit/contract/entity';
import { whole } from '#kit/contract/fields-number';
import { date, text } from '#kit/contract/fields-text';

/** The longest holiday, in days. */
export const mostHolidayDays = 92;

/** Days on which no class has a lesson, online ones too (CL10). */
export const holiday = entity({
  table: 'holiday',
  path: 'holiday',
  one: 'Holiday',
  many: 'Holidays',
  screen: { path: '/holiday' },
  fields: {
    holidayName: text('Holiday name', { required: 'Enter holiday name' }),
    startDate: date('Start date', { required: 'Enter start date' }),
    endDate: date('End date', { required: 'Enter end date' }),
  },
  told: { lessonsDropped: whole('Lessons dropped', { min: 0, max: 1_000_000 }) },
  brief: ['holidayName'],
  search: ['holidayName'],
  dated: 'startDate',
  importable: true,
});

/** What a preview answers of a holiday. */
export interface HolidayPreviewed {
  readonly status: true;
  /** The warning about it, or ''. */
  readonly message: string;
  /** How many registers were taken on its days. */
  readonly registers: number;
}
