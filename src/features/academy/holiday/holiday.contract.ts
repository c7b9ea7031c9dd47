import { entity } from '#kit/contract/entity';
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
  brief: ['holidayName'],
  search: ['holidayName'],
  dated: 'startDate',
  importable: true,
});
