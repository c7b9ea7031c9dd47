import { words } from '#kit/contract/language';

/** The ages of debts, by days past due, as named in the report's columns (DE13). */
export const ages = {
  notDue: words('Not due'),
  days1to30: words('1–30'),
  days31to60: words('31–60'),
  days61to90: words('61–90'),
  over90: words('Over 90'),
} as const;

export type Age = keyof typeof ages;
