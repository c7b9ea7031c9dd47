import { words } from '#kit/contract/language';
import type { organisation } from './organisation.contract';

/**
 * The worst that somebody who may change a setting could read on the way or divert. With `codes of everybody` a new password could be set
 * for anybody, even a superAdmin; with `logins of students` one could log in as any student; `nothing` opens no account.
 */
export type Passing = 'codes of everybody' | 'logins of students' | 'nothing';

/** The credentials and calls that pass through each setting. A new setting has to say here what passes through it. */
export const passesThrough: Readonly<Record<keyof typeof organisation.fields, Passing>> = {
  name: 'nothing',
  address: 'nothing',
  phone: 'nothing',
  logo: 'nothing',
  currencySign: 'nothing',
  timeZone: 'nothing',
  headerImage: 'nothing',
  footerImage: 'nothing',
  minimumPassword: 'nothing',
  booksClosedUpTo: 'nothing',
  secondCurrency: 'nothing',
  secondRate: 'nothing',
  countryCode: 'nothing',
  useCreditAtCharge: 'nothing',
  paymentDays: 'nothing',
  feeDueDay: 'nothing',
  prorateFirstMonth: 'nothing',
  holdPapersForDues: 'nothing',
  showRank: 'nothing',
  // Messages lead students to the login of the portal at this address, and customers to their papers.
  publicAddress: 'logins of students',
  defaultLanguage: 'nothing',
  // SMS carry messages and links to single papers, never a code or a password. The gateway's own key is in the headers, which somebody who
  // controls the address reads anyway.
  smsProvider: 'nothing',
  smsUrl: 'nothing',
  smsMethod: 'nothing',
  smsHeaders: 'nothing',
  smsBody: 'nothing',
  smsSuccess: 'nothing',
  smsSender: 'nothing',
  smsPrice: 'nothing',
  smsMonthlyLimit: 'nothing',
  quietFrom: 'nothing',
  quietTo: 'nothing',
  dailySummaryAt: 'nothing',
  dailySummaryTo: 'nothing',
  features: 'nothing',
  smtpHost: 'codes of everybody',
  smtpPort: 'codes of everybody',
  smtpUser: 'codes of everybody',
  smtpPassword: 'codes of everybody',
  smtpFrom: 'codes of everybody',
};

/** The settings of the mail server, through which every code for a new password is sent. */
export const ofMailServer = ['smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword', 'smtpFrom'] as const;

/** The settings that decide which server gets the stored mail password. Another server drops it. */
export const mailServerSettings = ['smtpHost', 'smtpPort', 'smtpUser'] as const;

/** Why a setting through which codes pass is not changed. */
export const onlySuperAdmin = words(
  'Only a superAdmin changes the mail server: codes for new passwords pass through it',
);
