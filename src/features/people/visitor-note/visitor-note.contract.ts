import { entity } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import { date, note, phone, text } from '#kit/contract/fields-text';
import { account } from '#house/account/account.contract';
import { languageField } from '#house/message/written-to.contract';

/** A note about a visitor who asked for a course. */
export const visitorNote = entity({
  table: 'visitor_note',
  path: 'note',
  one: 'Visitor note',
  many: 'Visitor notes',
  screen: { path: '/note' },
  fields: {
    Name: text('Name', { required: 'Enter name' }),
    phone: phone('Phone', { required: 'Enter phone' }),
    Address: text('Address', { required: 'Enter address', max: 255 }),
    Course: text('Course', { required: 'Enter course' }),
    Days: text('Days', { required: 'Enter days' }),
    Description: note('Description', { required: 'Enter description' }),
    dateVisit: date('Date of visit'),
    language: languageField,
  },
  stored: {
    userID: ref('Created user', () => account),
  },
  brief: ['Name'],
  search: ['Name', 'phone', 'Address', 'Course', 'Description'],
  options: { label: '{Name} ({phone})' },
  print: {
    title: 'Visitor note',
    number: 'Name',
    facts: ['phone', 'Address', 'Course', 'Days', 'Description', 'dateVisit', 'createdAt'],
  },
});
