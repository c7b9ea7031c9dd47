import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { optional } from '#kit/contract/field';
import { choice, ref, refs } from '#kit/contract/fields-choice';
import { decimal, whole } from '#kit/contract/fields-number';
import { note, text, timestamp } from '#kit/contract/fields-text';
import { languageNames, words } from '#kit/contract/language';
import { account } from '#house/account/account.contract';
import { type Step, writing } from '#house/message/write-about.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { guardian } from '#features/academy/guardian/guardian.contract';
import { student } from '#features/academy/student/student.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { visitorNote } from '#features/people/visitor-note/visitor-note.contract';
import { longestText, messageTemplate, purposes } from '#features/messages/template/message-template.contract';

/** The ways in which a message is sent. */
export const channels = { sms: words('SMS'), email: words('Email'), whatsapp: words('WhatsApp') } as const;

export type Channel = keyof typeof channels;

/** The states of a message; one that a person opens in another program may or may not have been sent there (ME2). */
export const messageStatuses = {
  waiting: words('To be sent'),
  sent: words('Sent'),
  failed: words('Failed'),
  opened: words('Opened'),
  cancelled: words('Cancelled'),
} as const;

export type MessageStatus = keyof typeof messageStatuses;

/** A message to one person. It is stored here before it is sent (ME11), and is neither edited nor deleted. */
export const message = entity({
  table: 'message',
  path: 'message',
  one: 'Message',
  many: 'Messages',
  screen: { path: '/messages' },
  fields: {},
  stored: {
    studentID: ref('Student', () => student),
    customerID: ref('Customer', () => customer),
    channel: choice('Channel', channels, { initial: 'sms' }),
    purpose: choice('Purpose', purposes, { initial: 'announcement' }),
    messageStatus: choice('Status', messageStatuses, {
      initial: 'waiting',
      tones: { waiting: 'attention', sent: 'good', failed: 'wrong', opened: 'info', cancelled: 'info' },
    }),
    text: note('Text', { initial: '' }),
    address: text('To', { initial: '' }),
    language: choice('Language', languageNames, { initial: 'en' }),
    parts: whole('Parts', { initial: 0, min: 0, max: 6 }),
    cost: decimal('Cost', { initial: 0, min: 0, max: 1_000_000, places: 4 }),
    error: note('Why it failed'),
    userID: ref('By', () => account),
    sentAt: timestamp('Sent'),
    /** The guardian whom it went to, if it went to one. */
    guardianID: { ...ref('Guardian', () => guardian), added: true },
    noteID: { ...ref('Visitor note', () => visitorNote), added: true },
  },
  brief: ['address'],
  search: [
    'studentID.studentName',
    'studentID.stdID',
    'customerID.name',
    'guardianID.guardianName',
    'noteID.Name',
    'address',
    'text',
  ],
  summed: ['parts', 'cost'],
});

export type Message = Got<typeof message>;

/** The most receivers of one call (B19). */
export const mostReceivers = 500;

/** Who is left out of a sending, and why. */
export interface Skipped {
  readonly name: string;
  readonly why: string;
}

/** A message as it would be written. */
export interface Sample {
  readonly name: string;
  readonly address: string;
  readonly text: string;
  readonly parts: number;
}

/** The preview of a sending. */
export interface SendPreview {
  readonly count: number;
  readonly parts: number;
  readonly cost: number;
  readonly skipped: readonly Skipped[];
  readonly samples: readonly Sample[];
  /** The receivers for whom another program is opened, one after the other; empty for a message that the server sends. */
  readonly receivers: readonly Step[];
  /** Warnings before it is sent, such as that it is late in the evening. */
  readonly warnings: readonly string[];
}

/** A message that was made; `link` opens it in the program that sends it. */
export type MadeMessage = Message & { readonly link?: string };

const named = optional({
  studentIDs: refs('Students', () => student, { required: 'Select students' }),
  customerIDs: refs('Customers', () => customer, { required: 'Select customers' }),
  guardianIDs: refs('Guardians', () => guardian, { required: 'Select guardians' }),
  noteIDs: refs('Visitor notes', () => visitorNote, { required: 'Select visitor notes' }),
});

/** The fields that name the receivers of a sending: exactly one of these. */
export const targetFields = {
  ...named,
  classID: ref('Class', () => schoolClass),
  overdueDays: whole('Days overdue', { min: 1, max: 3650, help: 'Who has something that is due for so many days' }),
  recordID: text('Record', { max: 36 }),
};

export const sendMessages = endpoint({
  ...writing,
  title: 'Write to people; preview=1 only says what it would come to',
  body: {
    templateID: ref('Template', () => messageTemplate),
    text: note('Text', { max: longestText }),
    channel: choice('Channel', channels, { required: 'Select channel' }),
    ...targetFields,
    /** Only the receiver with this phone or address: a program that opens one message at a time sends to one receiver in each call. */
    address: text('To', { max: 255 }),
  },
  query: ['preview'],
  reply: reply<Saved<readonly MadeMessage[]>>(),
});

const ids = refs('Messages', () => message, { required: 'Select messages' });

export const cancelMessages = endpoint({
  method: 'POST',
  path: 'message/cancel',
  title: 'Take back messages that wait',
  body: { ids },
  reply: reply<Saved<readonly Message[]>>(),
});

export const retryMessages = endpoint({
  method: 'POST',
  path: 'message/retry',
  title: 'Send messages again that failed',
  body: { ids },
  reply: reply<Saved<readonly Message[]>>(),
});
