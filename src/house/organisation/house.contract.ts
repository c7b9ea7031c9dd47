import { endpoint, reply } from '#kit/contract/endpoint';
import { words } from '#kit/contract/language';
import type { Brand } from '#house/brand/brand.contract';

// Every page requests these before it shows anything; the calls that change them are with the screens that do so.

/** The path and the label of the organisation's settings. */
export const settings = { path: 'settings', many: 'Settings' } as const;
export const setup = { path: 'setup', many: words('Set-up') } as const;
export const outbox = { path: 'outbox', many: words('Outbox') } as const;

/**
 * The settings that anyone logged in can read; only superAdmin and admin read those of the mail server, and nobody the
 * mail password.
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
  /** The latest end of a subscription, YYYY-MM-DD, or null (A29). */
  readonly SubscriptionExpiredDate: string | null;
  /** True while the disk of the server is nearly full and nothing can be saved. */
  readonly readOnly: boolean;
  readonly smtpHost?: string | null;
  readonly smtpPort?: number | null;
  readonly smtpUser?: string | null;
  readonly smtpFrom?: string | null;
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
