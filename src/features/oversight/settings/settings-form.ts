import type { Fields } from '#kit/contract/field';
import { words } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import type { FormRules } from '#kit/web/form/form-rules';
import type { Feature } from '#house/feature/feature.contract';

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

/** What only a gateway on the web is asked for. */
const ofGateway = new Set([
  'smsUrl',
  'smsMethod',
  'smsHeaders',
  'smsBody',
  'smsSuccess',
  'smsSender',
  'smsPrice',
  'smsMonthlyLimit',
]);

const isOfProvider = (name: string, provider: unknown) => !ofGateway.has(name) || provider === 'generic';

/** What the settings ask: the switches where there are any, and below them what the features that are on ask for. */
export function rulesOf(features: readonly Feature[]): FormRules<Fields> {
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
    when: Object.fromEntries(
      asked.map((name) => [name, (values) => isAsked(name, values.features) && isOfProvider(name, values.smsProvider)]),
    ),
  };
}
