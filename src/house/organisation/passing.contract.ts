import { words } from '#kit/contract/language';
import type { organisation } from './organisation.contract';

/**
 * The greatest thing that whoever rules a setting could read from the wire or turn aside:
 * `codes of everybody` set a new password of anybody, a superAdmin too; through `logins of students` these log in;
 * `nothing` opens no account.
 */
export type Passing = 'codes of everybody' | 'logins of students' | 'nothing';

/** The credentials and calls that pass through each setting. One that is added says so here. */
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
  // SMS carry messages and links to single papers, never a code or a password. Its own key is in the headers, which
  // whoever rules the address reads anyway.
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

/** All that the mail server is reached with: every code for a new password goes by these. */
export const ofMailServer = ['smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword', 'smtpFrom'] as const;

/** The settings that decide which server gets the stored mail password. Another server drops it. */
export const mailServerSettings = ['smtpHost', 'smtpPort', 'smtpUser'] as const;

/** Why a setting through which codes pass is not changed. */
export const onlySuperAdmin = words(
  'Only a superAdmin changes the mail server: codes for new passwords pass through it',
);
