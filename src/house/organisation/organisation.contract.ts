import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity } from '#kit/contract/entity';
import { photo } from '#kit/contract/fields-choice';
import { whole } from '#kit/contract/fields-number';
import { date, email, most, note, password, phone, text, username } from '#kit/contract/fields-text';
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
    smtpHost: text('Mail server', { help: 'Without a mail server, emails are kept in the outbox' }),
    smtpPort: whole('Mail server port', { min: 1, max: 65_535 }),
    smtpUser: text('Mail user'),
    smtpPassword: password('Mail password', { help: 'Leave empty to keep the stored one' }),
    smtpFrom: email('Sender address'),
  },
  // The answer of GET is a valid body (R 3.3).
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
    adminName: text('Your name', { required: 'Please enter name' }),
    username: username('Email', { required: 'Please enter your email', help: 'You log in with it' }),
    password: password('Password', { required: 'Password is required' }),
    code: text('Set-up code', { help: 'The server printed it where it was started' }),
  },
  reply: reply<SignedIn>(),
});

export const saveSettings = endpoint({
  method: 'PUT',
  path: settings.path,
  title: 'Change the settings',
  body: organisation.fields,
  // The answer of GET is a valid body (R 3.3).
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
  reply: reply<Saved<Settings>>(),
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

export const testMail = endpoint({
  method: 'POST',
  path: 'settings/testMail',
  title: 'Send yourself an email through the mail server of the settings',
  reply: reply<{ readonly status: true; readonly message: string }>(),
});
