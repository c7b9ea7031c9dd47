import { entity } from '#kit/contract/entity';
import { choice, ref, rows } from '#kit/contract/fields-choice';
import { flag } from '#kit/contract/fields-number';
import { date, email, note, phone, text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { languageField, messageChoiceField } from '#house/message/written-to.contract';
import { accesses, relations } from '#features/academy/student/relation.contract';
import { student } from '#features/academy/student/student.contract';

export const guardianStatuses = { active: words('Active'), blocked: words('Blocked') } as const;

/** The most children of a guardian, and the most guardians of a student (FA2). */
export const mostChildren = 20;
export const mostGuardians = 4;

/** The agreement about a child, and its date. */
const agreed = {
  relation: choice('Relation', relations, { required: 'Select relation' }),
  access: choice('May see', accesses, { initial: 'all' }),
  consentDate: date('Agreed on', { help: 'The day on which the family agreed to it' }),
};

const called = {
  guardianName: text('Guardian name', { required: 'Enter guardian name' }),
  guardianPhone: phone('Phone', { required: 'Enter phone' }),
};

const child = { studentID: ref('Student', () => student, { required: 'Please select student' }), ...agreed };

/** A guardian: one person who is responsible for students, with one phone and several children (FA). */
export const guardian = entity({
  table: 'guardian',
  path: 'guardian',
  one: 'Guardian',
  many: 'Guardians',
  screen: { path: '/guardian' },
  fields: {
    ...called,
    email: email('Email'),
    guardianAddress: note('Address'),
    language: languageField,
    messageChoice: messageChoiceField,
    guardianStatus: choice('Status', guardianStatuses, {
      initial: 'active',
      tones: { active: 'good', blocked: 'wrong' },
    }),
    children: rows('Children', { table: 'guardian_child', parent: 'guardianID', stored: {} }, child, {
      initial: [],
      add: 'Add child',
      most: mostChildren,
    }),
  },
  stored: { hasLogin: flag('Login', { initial: false }) },
  brief: ['guardianName'],
  search: ['guardianName', 'guardianPhone', 'children.studentID.studentName'],
  options: { label: '{guardianName} ({guardianPhone})' },
  importable: true,
  lines: () => guardianLine,
});

/** A line of a file of guardians: one child, under the phone of its guardian. Lines of one phone are one guardian. */
export const guardianLine = entity({
  table: 'guardian',
  path: 'guardian',
  one: 'Guardian',
  many: 'Guardians',
  fields: {
    ...called,
    stdID: ref('Student ID', () => student, { required: 'Please select student' }),
    ...agreed,
  },
  brief: ['guardianName'],
  search: [],
  importable: true,
});
