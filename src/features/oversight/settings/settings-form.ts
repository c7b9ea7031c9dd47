import type { Fields } from '#kit/contract/field';
import { t, words } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import type { FormRules } from '#kit/web/form/form-rules';
import type { Feature } from '#house/feature/feature.contract';
import { gatewaySettings } from '#house/message/messages-feature.contract';
import { onlySuperAdmin } from '#house/organisation/passing.contract';
import { isOtherMailServer, settingsNotToChange } from '#house/organisation/passing.rules';

const first = ['name', 'phone', 'address', 'timeZone', 'countryCode'];
const money = ['currencySign', 'booksClosedUpTo', 'secondCurrency', 'secondRate'];
const last = [
  'minimumPassword',
  'logo',
  'headerImage',
  'footerImage',
  'smtpHost',
  'smtpPort',
  'smtpUser',
  'smtpPassword',
  'smtpFrom',
];

type Values = Readonly<Record<string, unknown>>;

const passwordAgain = words('Enter the mail password again: the stored one belongs to the mail server before');

/** True if the form logs in to another mail server than the one to which the stored password belongs. */
function needsPassword(stored: object, values: Values): boolean {
  const isTyped = typeof values.smtpPassword === 'string' && values.smtpPassword !== '';
  return !isTyped && typeof values.smtpUser === 'string' && isOtherMailServer({ ...stored }, values);
}

const ofGateway: ReadonlySet<string> = new Set(gatewaySettings);

const isOfProvider = (name: string, provider: unknown) => !ofGateway.has(name) || provider === 'generic';

/** The reader of the settings, and what is stored. */
interface Reader {
  readonly userType: string;
  readonly settings: object;
}

/** The form of the settings: the switches where there are any, and below them the fields of the features that are on. */
export function rulesOf(features: readonly Feature[], { userType, settings }: Reader): FormRules<Fields> {
  const fixed = settingsNotToChange(userType);
  const asked = [...new Set(features.flatMap(({ settings = [] }) => settings))];
  const isAsked = (name: string, switches: unknown) =>
    isObject(switches) && features.some((one) => one.settings?.includes(name) && switches[one.name] === true);
  return {
    fields: [...first, ...money, ...(features.length > 0 ? ['features'] : []), ...asked, ...last],
    headings: {
      currencySign: words('Money'),
      features: words('Features'),
      defaultLanguage: words('Messages'),
      dailySummaryAt: words('Daily summary'),
      minimumPassword: words('Passwords'),
      logo: words('Pictures'),
      smtpHost: words('Emails'),
    },
    when: {
      ...Object.fromEntries(
        asked.map((name) => [
          name,
          (values: Values) => isAsked(name, values.features) && isOfProvider(name, values.smsProvider),
        ]),
      ),
      // Nobody can read it, so it is not shown to users who may not change it.
      smtpPassword: () => !fixed.includes('smtpPassword'),
    },
    fixed: Object.fromEntries(fixed.map((name) => [name, onlySuperAdmin])),
    problems: (values) => (needsPassword(settings, values) ? { smtpPassword: t(passwordAgain) } : {}),
  };
}
