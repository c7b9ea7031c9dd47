import { entity } from '#kit/contract/entity';
import { choice, list } from '#kit/contract/fields-choice';
import { flag } from '#kit/contract/fields-number';
import { note, text } from '#kit/contract/fields-text';
import { languageNames, words } from '#kit/contract/language';

/** The purposes for which the product can write messages (ME). */
export const purposes = {
  receipt: words('Receipt'),
  reminder: words('Reminder'),
  promise: words('Promise to pay'),
  statement: words('Statement of account'),
  invoice: words('Invoice'),
  absence: words('Absence'),
  announcement: words('Announcement'),
  enquiry: words('Enquiry'),
  results: words('Results'),
  lessonChange: words('Lesson change'),
  seatFree: words('Free seat'),
} as const;

export type Purpose = keyof typeof purposes;

/** The receivers of a message about a student (ME1). */
export const receivers = {
  guardians: words('Guardians'),
  student: words('Student'),
  both: words('Guardians and student'),
} as const;

export type Receivers = keyof typeof receivers;

/** The longest text (ME). */
export const longestText = 700;

/** The names of the templates that come with the product, by their purposes. */
export const usualTemplates: readonly string[] = Object.values(purposes);

/** A text that is used again and again, in several languages. */
export const messageTemplate = entity({
  table: 'message_template',
  path: 'messageTemplate',
  one: 'Message template',
  many: 'Message templates',
  screen: { path: '/messageTemplate' },
  fields: {
    templateName: text('Template name', { required: 'Enter template name' }),
    purpose: choice('Purpose', purposes, { required: 'Select purpose' }),
    receivers: choice('Receivers', receivers, {
      initial: 'guardians',
      help: 'Whom a message about a student goes to; without a guardian, to the phone of the parent, else to the student',
    }),
    texts: list(
      'Texts',
      {
        language: choice('Language', languageNames, { required: 'Select language' }),
        text: note('Text', { required: 'Enter the text', max: longestText }),
      },
      { required: 'Enter the text', add: 'Add language', most: 7 },
    ),
    isAutomatic: flag('Automatic', {
      initial: false,
      words: { true: words('By itself'), false: words('By hand') },
      help: 'Receipts, reminders, absences, results and changed lessons can be written by themselves',
    }),
    channel: choice('Channel', { sms: words('SMS'), email: words('Email') }, { initial: 'sms' }),
  },
  stored: {
    isBuiltIn: flag('Built in', { initial: false }),
  },
  usual: usualTemplates,
  brief: ['templateName', 'purpose'],
  search: ['templateName'],
  options: { label: '{templateName}', facts: ['purpose', 'channel'], filters: ['purpose'] },
});
