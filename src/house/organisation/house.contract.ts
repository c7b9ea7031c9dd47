import { endpoint, reply } from '#kit/contract/endpoint';
import { type Language, words } from '#kit/contract/language';
import type { Brand } from '#house/brand/brand.contract';
import type { Switches } from '#house/feature/feature.contract';

// Every page requests these before it shows anything; the calls that change them are with the screens where that is done.

/** The path and the label of the organisation's settings. */
export const settings = { path: 'settings', many: 'Settings' } as const;
export const setup = { path: 'setup', many: words('Set-up') } as const;
export const outbox = { path: 'outbox', many: words('Outbox') } as const;

/**
 * The settings that anyone logged in can read; only superAdmin and admin read those of the mail server, of the
 * gateway of SMS and who gets the summary of the day, and nobody the mail password.
 */
export interface Settings {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly logoUrl: string | null;
  readonly headerImageUrl: string | null;
  readonly footerImageUrl: string | null;
  readonly currencySign: string;
  readonly timeZone: string;
  readonly minimumPassword: number;
  readonly booksClosedUpTo: string | null;
  readonly secondCurrency: string | null;
  readonly secondRate: number;
  readonly countryCode: string;
  readonly useCreditAtCharge: boolean;
  /** How many days after a sale or charge it is due, and the due day within the month of a monthly fee (DE11, FE1). */
  readonly paymentDays: number;
  readonly feeDueDay: number;
  /** Whether a first month is charged by its days, and whether papers are held back while fees are overdue (FE9, FE10). */
  readonly prorateFirstMonth: boolean;
  readonly holdPapersForDues: boolean;
  /** Whether papers and the portal show ranks (GB11). */
  readonly showRank: boolean;
  /** The public address of the organisation, without a slash at its end; null if there is none. */
  readonly publicAddress: string | null;
  /** The language for messages to people who have chosen none (ME5), the way in which SMS are sent, and what one costs (ME8, ME10). */
  readonly defaultLanguage: Language;
  readonly smsProvider: 'none' | 'generic';
  readonly smsPrice: number;
  readonly smsMonthlyLimit: number | null;
  /** The quiet hours, in which automatic messages wait (ME9). */
  readonly quietFrom: string;
  readonly quietTo: string;
  /** The time at which the summary of the day is written (OW7). */
  readonly dailySummaryAt: string;
  /** Which features are on, each of the brand's by its name (AL15). */
  readonly features: Switches;
  /** The latest end of a subscription, YYYY-MM-DD, or null (A29). */
  readonly SubscriptionExpiredDate: string | null;
  /** True while the disk of the server is nearly full and nothing can be saved. */
  readonly readOnly: boolean;
  readonly smtpHost?: string | null;
  readonly smtpPort?: number | null;
  readonly smtpUser?: string | null;
  readonly smtpFrom?: string | null;
  readonly smsUrl?: string | null;
  readonly smsMethod?: 'POST' | 'GET';
  readonly smsHeaders?: string | null;
  readonly smsBody?: string | null;
  readonly dailySummaryTo?: string | null;
  readonly smsSuccess?: string | null;
  readonly smsSender?: string | null;
  readonly __v: number;
}

/** What the login page needs to know before anyone is logged in. */
export interface SetupState {
  /** True while the brand has no user. */
  readonly needed: boolean;
  /** True if the set-up asks for the code that the server printed (A28). */
  readonly codeNeeded: boolean;
  readonly name: string | null;
  readonly logoUrl: string | null;
  /** The brands that this deployment offers (R 2.3). */
  readonly brands: readonly Brand[];
  /** True while guardians log in to the portal too (FA4). */
  readonly guardians: boolean;
}

export const getSetup = endpoint({
  method: 'GET',
  path: setup.path,
  title: 'Whether set-up is needed',
  reply: reply<SetupState>(),
});

export const getSettings = endpoint({
  method: 'GET',
  path: settings.path,
  title: 'The organisation and its settings',
  reply: reply<Settings>(),
});
