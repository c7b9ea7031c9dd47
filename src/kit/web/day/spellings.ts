import { isDay } from '#kit/contract/day';
import { timeZone } from '#kit/contract/fields-text';
import { dayIn } from '#kit/rules/calendar';
import { shownDay, shownMonth } from '#kit/rules/show';
import { typedDay, typedMoment, typedMonth, typedTime } from '#kit/rules/typed-date';
import type { Spelling } from './use-typed';

/** Days, stored as YYYY-MM-DD. */
export const daySpelling: Spelling = {
  read: (text) => typedDay(text, today()),
  show: (value) => (isDay(value) ? shownDay(value) : value),
};

/** Months, stored as YYYY-MM. */
export const monthSpelling: Spelling = {
  read: typedMonth,
  show: (value) => (typedMonth(value) ? shownMonth(value) : value),
};

/** Times, stored as HH:mm and written so in every language. */
export const timeSpelling: Spelling = { read: typedTime, show: (value) => value };

/** Days with times, YYYY-MM-DDTHH:mm in the organisation's time zone. */
export const momentSpelling: Spelling = {
  read: (text) => typedMoment(text, today()),
  show: (value) => {
    const [day = '', time = ''] = value.split('T');
    return isDay(day) && typedTime(time) !== undefined ? `${shownDay(day)}, ${time}` : value;
  },
};

/** Today where the organisation is. */
function today(): string {
  return dayIn(timeZone(), new Date());
}
