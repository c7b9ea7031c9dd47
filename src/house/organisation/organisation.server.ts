import { gatewaySettings } from '#house/message/messages-feature.contract';
import { sql } from 'kysely';
import { askKept } from '#kit/server/sql/statement';
import type { Call } from '#kit/server/call';
import type { Edit } from '#kit/contract/entity';
import type { Language } from '#kit/contract/language';
import type { Database, Db } from '#kit/server/db';
import { change } from '#kit/server/write/change';
import { organisation } from './organisation.contract';
import { brands } from '#house/brand/brand.contract';
import type { Switches } from '#house/feature/feature.contract';
import { featuresOf } from '#house/feature/feature.server';
import { switchesProblem } from '#house/feature/feature.rules';
import { refuseInvalid } from '#kit/server/refusal';

/** The brand's settings as stored, without the secrets. Pictures are ids of uploads. */
export interface OrganisationSettings {
  readonly _id: string;
  readonly __v: number;
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly logo: string | null;
  readonly headerImage: string | null;
  readonly footerImage: string | null;
  readonly currencySign: string;
  readonly timeZone: string;
  readonly minimumPassword: number;
  readonly booksClosedUpTo: string | null;
  readonly secondCurrency: string | null;
  readonly secondRate: number;
  readonly countryCode: string;
  readonly useCreditAtCharge: boolean;
  readonly paymentDays: number;
  readonly feeDueDay: number;
  readonly prorateFirstMonth: boolean;
  readonly holdPapersForDues: boolean;
  readonly showRank: boolean;
  readonly publicAddress: string | null;
  readonly defaultLanguage: Language;
  readonly smsProvider: 'none' | 'generic';
  readonly smsUrl: string | null;
  readonly smsMethod: 'POST' | 'GET';
  readonly smsHeaders: string | null;
  readonly smsBody: string | null;
  readonly smsSuccess: string | null;
  readonly smsSender: string | null;
  readonly smsPrice: number;
  readonly smsMonthlyLimit: number | null;
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly dailySummaryAt: string;
  readonly dailySummaryTo: string | null;
  readonly features: Switches;
  readonly smtpHost: string | null;
  readonly smtpPort: number | null;
  readonly smtpUser: string | null;
  readonly smtpFrom: string | null;
}

const columns = [
  '_id',
  '__v',
  'name',
  'address',
  'phone',
  'logo',
  'headerImage',
  'footerImage',
  'currencySign',
  'timeZone',
  'minimumPassword',
  'booksClosedUpTo',
  'secondCurrency',
  'secondRate',
  'countryCode',
  'useCreditAtCharge',
  'paymentDays',
  'feeDueDay',
  'prorateFirstMonth',
  'holdPapersForDues',
  'showRank',
  'publicAddress',
  'defaultLanguage',
  'smsProvider',
  ...gatewaySettings,
  'quietFrom',
  'quietTo',
  'dailySummaryAt',
  'dailySummaryTo',
  'features',
  'smtpHost',
  'smtpPort',
  'smtpUser',
  'smtpFrom',
] as const;

/** The brand's settings, which documents, lists and checks of other slices depend on. */
export async function settingsOf(call: Pick<Call, 'db'>): Promise<OrganisationSettings> {
  const [settings] = await askKept(call.db, call.db.selectFrom('organisation').select(columns));
  if (!settings) throw new Error('A brand has no settings');
  return settings;
}

/** The settings, locked until the call ends, so that set-ups and edits run one at a time. */
export async function lockSettings(call: Pick<Call, 'db'>): Promise<OrganisationSettings> {
  return call.db.selectFrom('organisation').select(columns).forUpdate().executeTakeFirstOrThrow();
}

/** Ends the call with 400 if it sets the switch of a feature that the brand does not have. */
export function refuseUnknownFeatures(call: Call, switches: Switches): void {
  const problem = switchesProblem(featuresOf(call), switches);
  if (problem !== undefined) refuseInvalid({ features: problem });
}

/** Changes settings that are locked; `keepSmtpPassword` stores the password of the mail server. */
export async function changeSettings(
  call: Call,
  { _id }: OrganisationSettings,
  { smsHeaders, smsBody, ...edit }: Omit<Edit<typeof organisation>, 'smtpPassword'>,
): Promise<void> {
  await change(call, organisation, _id, edit);
  // These contain the keys of a gateway, so neither is stored in the activity log, which others may read.
  const kept = { ...(smsHeaders === undefined ? {} : { smsHeaders }), ...(smsBody === undefined ? {} : { smsBody }) };
  if (Object.keys(kept).length > 0) await call.db.updateTable('organisation').set(kept).execute();
}

/** Stores the password of the mail server; null removes it. */
export async function keepSmtpPassword(call: Pick<Call, 'db'>, smtpPassword: string | null): Promise<void> {
  await call.db.updateTable('organisation').set({ smtpPassword }).execute();
}

/**
 * The code that a set-up from another machine asks for: the stored one, otherwise this one, which is then stored. Null
 * once the brand is set up.
 */
export async function keepSetupCode(db: Db, code: string): Promise<string | null> {
  // Several processes may start at once; the first code is used by all.
  await db.updateTable('organisation').set({ setupCode: code }).where('setupCode', 'is', null).execute();
  return storedSetupCode(db);
}

/** The stored code; null once the brand is set up. */
export async function storedSetupCode(db: Db): Promise<string | null> {
  const { setupCode } = await db.selectFrom('organisation').select('setupCode').executeTakeFirstOrThrow();
  return setupCode;
}

/** Deletes the code, because the brand is set up. */
export async function dropSetupCode(call: Pick<Call, 'db'>): Promise<void> {
  await call.db.updateTable('organisation').set({ setupCode: null }).execute();
}

/**
 * A stored picture as a data URL, which the login page and printed pages show without a call of its own; null if there
 * is none.
 */
export async function pictureUrl(call: Pick<Call, 'db'>, uploadID: string | null): Promise<string | null> {
  if (uploadID === null) return null;
  const found = await call.db
    .selectFrom('upload')
    .select(['type', sql<string>`translate(encode(bytes, 'base64'), E'\n', '')`.as('base64')])
    .where('_id', '=', uploadID)
    .executeTakeFirst();
  return found ? `data:${found.type};base64,${found.base64}` : null;
}

/** The time zone that decides when it is night for the installation: that of the first brand that is set up. */
export async function houseTimeZone(database: Database): Promise<string> {
  for (const brand of brands) {
    const { name, timeZone } = await settingsOf({ db: database.in(brand) });
    if (name !== '') return timeZone;
  }
  return 'UTC';
}
