import { words } from '#kit/contract/language';
import type { Feature } from '#house/feature/feature.contract';

/** The settings of a gateway of SMS on the web (ME8, ME10). */
export const gatewaySettings = [
  'smsUrl',
  'smsMethod',
  'smsHeaders',
  'smsBody',
  'smsSuccess',
  'smsSender',
  'smsPrice',
  'smsMonthlyLimit',
] as const;

/** Messages to students and customers (AL15, ME). */
export const messagesFeature: Feature = {
  name: 'messages',
  title: words('Messages'),
  sentence: words('Write to students, guardians and customers from templates, by SMS, e-mail and WhatsApp.'),
  initially: 'off',
  brands: ['academy', 'decoration'],
  settings: ['publicAddress', 'defaultLanguage', 'smsProvider', ...gatewaySettings, 'quietFrom', 'quietTo'],
};
