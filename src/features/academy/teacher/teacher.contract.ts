import { entity } from '#kit/contract/entity';
import { choice, json, ref } from '#kit/contract/fields-choice';
import { password, phone, text, username } from '#kit/contract/fields-text';
import { educationalLevels, genders } from '#house/person/person.contract';
import { namedEmployee } from '#features/people/employee/employee-choice.contract';
import type { Employment } from '#features/people/employee/employee.contract';

export const teacherStatuses = { active: 'Active', pending: 'Pending' } as const;

/** The employment of a teacher who is an employee, told to those who may read employees; null for any other teacher. */
const told = { employment: json<Employment | null>('Employment') };

const teacherTones = { active: 'good', pending: 'attention' } as const;

export const teacher = entity({
  table: 'teacher',
  path: 'teacher',
  one: 'Teacher',
  many: 'Teachers',
  screen: { path: '/teacher', pages: true },
  fields: {
    teacherName: text('Teacher name', { required: 'Enter teacher name' }),
    teacherPhone: phone('Phone', { required: 'Enter phone' }),
    teacherGender: choice('Gender', genders, { required: 'Enter gender' }),
    teacherAddress: text('Address', { required: 'Enter address', max: 255 }),
    educationalLevel: choice('Educational level', educationalLevels, { required: 'Enter educational level' }),
    teacherStatus: choice('Status', teacherStatuses, { initial: 'active', tones: teacherTones }),
    username: username('Username', { required: 'Enter username', help: 'The email address to log in with' }),
    password: password('Password', { required: 'Password is required' }),
    /** Names the employee who is the same person as the teacher; the fields that both records have are kept equal. */
    employeeID: { ...ref('Employee', () => namedEmployee, { help: 'If the teacher is paid a salary' }), added: true },
  },
  toldOfOne: told,
  brief: ['teacherName'],
  search: ['teacherName', 'teacherPhone', 'username'],
  options: { label: '{teacherName}' },
  importable: true,
});

/** A teacher as read alone, with the employment. */
export const toldTeacher = { ...teacher, stored: { ...teacher.stored, ...told } } as const;
