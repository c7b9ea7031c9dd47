import { entity, type Got } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { money } from '#kit/contract/fields-number';
import { date, note, text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { account } from '#house/account/account.contract';
import { payingCustomer, payingStudent } from '#features/ledger/credit/payer.contract';
import { spokenGuardian, spokenVisitor } from './spoken-to.contract';

/** The ways in which somebody was spoken to. */
export const channels = {
  call: words('Phone call'),
  visit: words('Visit'),
  whatsapp: words('WhatsApp'),
  sms: words('SMS'),
  email: words('Email'),
} as const;

/** How a follow-up ended, as a person writes it down. */
export const writtenOutcomes = {
  reached: words('Reached'),
  noAnswer: words('No answer'),
  wrongNumber: words('Wrong number'),
  promised: words('Promised'),
  refused: words('Refused to pay'),
} as const;

/** How a follow-up ended; a message that was written by hand is `sent` (ME12). */
const outcomes = { ...writtenOutcomes, sent: words('Sent') } as const;

export type Outcome = keyof typeof outcomes;

/** A note of what was said to or by one person: a debtor, a guardian, or a visitor who came to ask (ME12). */
export const followUp = entity({
  table: 'follow_up',
  path: 'followUp',
  one: 'Follow-up',
  many: 'Follow-ups',
  fields: {
    studentID: ref('Student', () => payingStudent),
    customerID: ref('Customer', () => payingCustomer),
    channel: choice('Channel', channels, { required: 'Select channel' }),
    outcome: choice('Outcome', outcomes, {
      required: 'Select outcome',
      tones: {
        reached: 'info',
        noAnswer: 'attention',
        wrongNumber: 'wrong',
        promised: 'good',
        refused: 'wrong',
        sent: 'info',
      },
    }),
    said: note('What was said'),
    promiseDate: date('Promised day'),
    /** The promised day by default. */
    nextDate: date('Next follow-up'),
    guardianID: { ...ref('Guardian', () => spokenGuardian), added: true },
    noteID: { ...ref('Visitor note', () => spokenVisitor), added: true },
  },
  stored: {
    /** What the person owed at that moment, a guardian for all children; 0 for a visitor. */
    amountOpen: money('Owed at the time', { initial: 0 }),
    userID: ref('Written by', () => account),
    /** The message by which the follow-up was made. */
    messageID: text('Message'),
  },
  brief: ['outcome', 'channel'],
  search: [
    'studentID.studentName',
    'studentID.stdID',
    'customerID.name',
    'customerID.code',
    'guardianID.guardianName',
    'noteID.Name',
    'said',
  ],
  waits: true,
});

export type FollowUp = Got<typeof followUp>;
