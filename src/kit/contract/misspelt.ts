import { t } from './language';

/** The sentences that refuse a day, month, time or moment, by the kind of its field, spelled as a call sends them. */
export const misspelt = {
  date: () => t('Enter a date as YYYY-MM-DD, between 1900 and 2200'),
  month: () => t('Enter a month as YYYY-MM'),
  time: () => t('Enter a time as HH:mm'),
  timestamp: () => t('Enter a date and time as YYYY-MM-DDTHH:mm, between 1900 and 2200'),
} as const;
