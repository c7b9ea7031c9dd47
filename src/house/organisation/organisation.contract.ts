import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity } from '#kit/contract/entity';
import { choice, flags, photo } from '#kit/contract/fields-choice';
import { decimal, flag, whole } from '#kit/contract/fields-number';
import {
  callingCode,
  date,
  email,
  emails,
  most,
  note,
  password,
  phone,
  text,
  time,
  username,
  webAddress,
} from '#kit/contract/fields-text';
import { languageNames, words } from '#kit/contract/language';
import type { SignedIn } from '#house/session/login.contract';
import { outbox, type Settings, settings, setup } from './house.contract';

const identity = {
  name: text('Organisation name', { required: 'Please enter organisation name' }),
  address: note('Address', { max: most.address }),
  phone: phone('Phone'),
  logo: photo('Logo'),
  currencySign: text('Currency sign', { required: 'Please enter currency sign', max: 5 }),
  timeZone: text('Time zone', { required: 'Please select time zone' }),
};

/** The single row of a brand's settings (I8). Pictures are read as `logoUrl`, `headerImageUrl`, `footerImageUrl`. */
export const organisation = entity({
  table: 'organisation',
  ...settings,
  one: 'Organisation',
  fields: {
    ...identity,
    headerImage: photo('Header image', { help: 'Printed at the top of receipts and invoices' }),
    footerImage: photo('Footer image', { help: 'Printed at the foot of receipts and invoices' }),
    minimumPassword: whole('Minimum password length', {
      required: 'Please enter minimum password length',
      min: 5,
      max: 64,
    }),
    booksClosedUpTo: date('Books closed up to', {
      help: 'Nothing dated on or before this day can be saved or voided',
    }),
    secondCurrency: text('Second currency', {
      max: 5,
      help: 'Cash may also be taken and counted in it. It is never part of a total.',
    }),
    secondRate: decimal('Rate of the second currency', {
      min: 0,
      max: 1_000_000,
      initial: 0,
      help: 'How much of it equals 1.00; 0 if there is no second currency',
    }),
    countryCode: callingCode('Country code of phones', {
      initial: '252',
      help: 'It stands in front of every phone that is written without one, so that all ways of writing it are the same phone',
    }),
    useCreditAtCharge: flag('Use credit for new charges', {
      initial: true,
      help: 'What somebody paid in advance pays the next charge at once',
    }),
    paymentDays: whole('Days to pay', {
      min: 0,
      max: 90,
      initial: 0,
      help: 'So many days after it is sold or charged, something is due',
    }),
    feeDueDay: whole('Due day of monthly fees', {
      min: 1,
      max: 28,
      initial: 5,
      help: 'A monthly fee is due on this day of its month',
    }),
    prorateFirstMonth: flag('Charge the first month by days', {
      initial: false,
      help: 'Who is enrolled after the 1st is charged the days that are left of the month',
    }),
    holdPapersForDues: flag('Hold papers back while fees are overdue', {
      initial: false,
      help: 'Students get their papers from the portal once what is overdue is paid',
    }),
    showRank: flag('Show ranks', {
      initial: true,
      help: 'Report cards and the portal say the rank of a student in the class',
    }),
    publicAddress: webAddress('Public address', {
      help: 'Where customers reach this site, such as https://daftar.example.com. It is printed on papers, as a QR code and in words',
    }),
    defaultLanguage: choice('Language of messages', languageNames, {
      initial: 'en',
      help: 'People for whom no language is chosen are written to in this one',
    }),
    smsProvider: choice(
      'SMS provider',
      { none: words('None: SMS are opened on the phone'), generic: words('A gateway on the web') },
      { initial: 'none' },
    ),
    smsUrl: text('Address of the gateway', { max: 500, help: 'It may contain {to}, {text} and {sender}' }),
    smsMethod: choice('Method', { POST: 'POST', GET: 'GET' }, { initial: 'POST' }),
    smsHeaders: note('Headers', { max: 2000, help: 'One a line, for example Authorization: Bearer 1234' }),
    smsBody: note('Body of the request', {
      max: 2000,
      help: 'With {to}, {text} and {sender}; they are written as its content type asks',
    }),
    smsSuccess: text('Words of success', {
      help: 'An SMS counts as taken where the answer contains them; without them every good answer does',
    }),
    smsSender: text('Sender of SMS', { max: 20 }),
    smsPrice: decimal('Price of one SMS', { min: 0, max: 1000, places: 4, initial: 0 }),
    smsMonthlyLimit: decimal('Most to be spent on SMS in a month', {
      min: 0,
      max: 1_000_000,
      help: 'Empty means no limit',
    }),
    quietFrom: time('Quiet from', { initial: '21:00', help: 'Automatic messages wait until the quiet hours are over' }),
    quietTo: time('Quiet until', { initial: '07:00' }),
    dailySummaryAt: time('Daily summary at', { initial: '20:00' }),
    dailySummaryTo: emails('Daily summary to', {
      count: 5,
      help: 'Who gets the summary of the day by email: at most five addresses with commas between them',
    }),
    // Only the product knows all features: its page passes them to the form, and its calls refuse others.
    features: flags('Features'),
    smtpHost: text('Mail server', { help: 'Without a mail server, emails are kept in the outbox' }),
    smtpPort: whole('Mail server port', { min: 1, max: 65_535 }),
    smtpUser: text('Mail user'),
    smtpPassword: password('Mail password', { help: 'Leave empty to keep the stored one' }),
    smtpFrom: email('Sender address'),
  },
  // Ignored so that the answer of GET is a valid body (R 3.3).
  ignored: ['SubscriptionExpiredDate', 'readOnly'],
  brief: ['name'],
  search: ['name'],
});

export const runSetup = endpoint({
  method: 'POST',
  path: setup.path,
  title: 'Set up the brand and make its first superAdmin',
  body: {
    ...identity,
    features: flags('Features'),
    adminName: text('Your name', { required: 'Please enter name' }),
    username: username('Email', { required: 'Please enter your email', help: 'You log in with it' }),
    password: password('Password', { required: 'Password is required' }),
    code: text('Set-up code', { help: 'The server printed it where it was started' }),
  },
  reply: reply<SignedIn>(),
});

/** The answer of saving settings; `warnings` names the closes of a day that nobody has signed and that lie in the closed books (DC9). */
export type SavedSettings = Saved<Settings> & { readonly warnings?: readonly string[] };

export const saveSettings = endpoint({
  method: 'PUT',
  path: settings.path,
  title: 'Change the settings',
  body: organisation.fields,
  // Ignored so that the answer of GET is a valid body (R 3.3).
  ignored: [
    '_id',
    '__v',
    'createdAt',
    'updatedAt',
    'logoUrl',
    'headerImageUrl',
    'footerImageUrl',
    'SubscriptionExpiredDate',
    'readOnly',
  ],
  reply: reply<SavedSettings>(),
});

/** A mail that no mail server has accepted: there is none, it refused, or it is being asked now (A27). */
export interface OutboxMail {
  readonly _id: string;
  readonly createdAt: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export const getOutbox = endpoint({
  method: 'GET',
  path: outbox.path,
  title: 'Emails that were not sent, newest first',
  reply: reply<readonly OutboxMail[]>('list'),
});

/** The call that tests the SMS gateway of the saved settings. */
export const testSms = endpoint({
  method: 'POST',
  path: 'settings/testSms',
  title: 'Send an SMS through the gateway of the settings',
  body: { phone: phone('Phone', { required: 'Enter phone' }) },
  reply: reply<{ readonly status: true; readonly message: string }>(),
});

export const testMail = endpoint({
  method: 'POST',
  path: 'settings/testMail',
  title: 'Send yourself an email through the mail server of the settings',
  reply: reply<{ readonly status: true; readonly message: string }>(),
});
