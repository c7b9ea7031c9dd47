import { entity } from '#kit/contract/entity';
import { choice } from '#kit/contract/fields-choice';
import { numbered } from '#kit/contract/fields-number';
import { phone, text } from '#kit/contract/fields-text';
import { genders } from '#house/person/person.contract';

/**
 * A student as records of money refer to one. Students and customers themselves are above the ledger, in contracts of their own.
 */
export const payingStudent = entity({
  table: 'student',
  path: 'student',
  one: 'Student',
  many: 'Students',
  fields: { studentName: text('Student name', { required: 'Enter student name' }) },
  stored: { stdID: numbered('Student ID', { from: 1001 }) },
  brief: ['studentName', 'stdID'],
  search: ['studentName', 'stdID'],
  options: { label: '{studentName} ({stdID})' },
  screen: { path: '/student', pages: true },
});

/** A customer as records of money refer to one. */
export const payingCustomer = entity({
  table: 'customer',
  path: 'customers',
  one: 'Customer',
  many: 'Customers',
  fields: {
    name: text('Name', { required: 'Enter name' }),
    phone: phone('Phone', { required: 'Enter phone' }),
    gender: choice('Gender', genders, { required: 'Select gender' }),
  },
  stored: { code: numbered('Code', { from: 1001 }) },
  brief: ['code', 'name', 'phone', 'gender'],
  search: ['name', 'code', 'phone'],
  options: { label: '{name} ({code}, {phone})' },
  screen: { path: '/customer', pages: true },
});
