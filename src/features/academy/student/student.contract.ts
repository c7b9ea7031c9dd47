import { entity } from '#kit/contract/entity';
import { choice, json, photo } from '#kit/contract/fields-choice';
import { numbered, whole } from '#kit/contract/fields-number';
import { password, phone, text, username } from '#kit/contract/fields-text';
import { languageField, messageChoiceField } from '#house/message/written-to.contract';
import { owedField, owedName } from '#features/ledger/debt/owed.contract';
import { educationalLevels, genders } from '#house/person/person.contract';
import { familyTold } from './family.contract';

export const studentStatuses = {
  active: 'Active',
  graduated: 'Graduated',
  pending: 'Pending',
  blocked: 'Blocked',
} as const;

const studentTones = { active: 'good', graduated: 'info', pending: 'attention', blocked: 'wrong' } as const;

export const studentLevels = { ...educationalLevels, others: 'Others' } as const;

/** The facts that only the read of a single student tells: the family, and the current classes. */
const recordTold = {
  ...familyTold,
  classes: json<readonly { readonly _id: string; readonly className: string }[]>('Classes'),
};

export const student = entity({
  table: 'student',
  path: 'student',
  one: 'Student',
  many: 'Students',
  screen: { path: '/student', pages: true },
  fields: {
    studentName: text('Student name', { required: 'Enter student name' }),
    studentPhone: phone('Phone', { required: 'Enter phone' }),
    studentGender: choice('Gender', genders, { required: 'Enter gender' }),
    studentAddress: text('Address', { required: 'Enter address', max: 255 }),
    educationalLevel: choice('Educational level', studentLevels, { required: 'Enter educational level' }),
    studentStatus: choice('Status', studentStatuses, { initial: 'active', tones: studentTones }),
    /** Stored as an address that does not exist where the student has none (migration 0710). */
    username: username('Username', {
      help: 'The email address. Without one, leave it empty: the student logs in with the student ID.',
    }),
    password: password('Password', { required: 'Password is required' }),
    parentName: text('Parent name'),
    parentPhone: phone('Parent phone'),
    photo: photo('Photo'),
    language: languageField,
    messageChoice: messageChoiceField,
  },
  stored: {
    stdID: numbered('Student ID', { from: 1001 }),
    /** The version of the student's valid card: a new card raises it (PU5). */
    cardVersion: { ...whole('Card version', { initial: 1, min: 1, max: 1_000_000 }), added: true },
  },
  toldOfOne: recordTold,
  told: { className: text('Class', { initial: '' }), [owedName]: owedField },
  brief: ['studentName', 'stdID'],
  search: ['studentName', 'stdID', 'studentPhone', 'username', 'parentName', 'parentPhone'],
  options: { label: '{studentName} ({stdID})', filters: ['classID'] },
  importable: true,
});

/** A student as read alone: with the classes, and with the family while families are kept. */
export const toldStudent = { ...student, stored: { ...student.stored, ...recordTold } } as const;
