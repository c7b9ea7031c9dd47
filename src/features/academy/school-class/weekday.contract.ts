/** The weekdays in the order of the week, which begins on Saturday. */
export const weekdays = {
  Saturday: 'Saturday',
  Sunday: 'Sunday',
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
} as const;

export type Weekday = keyof typeof weekdays;
