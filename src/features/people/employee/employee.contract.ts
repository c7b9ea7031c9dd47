import { entity, type Got } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { decimal, money, whole } from '#kit/contract/fields-number';
import { date, phone, text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { genders } from '#house/person/person.contract';
import { account } from '#house/account/account.contract';
import { employeeChoices, namedEmployee, names } from './employee-choice.contract';

/** The five educational levels of employees, spelt as in S§3 and not as for students and teachers (G14). */
export const employeeLevels = {
  primary: words('Primary'),
  'High school': words('High school'),
  bachelor: words('Bachelor'),
  master: words('Master'),
  PHD: words('PhD'),
} as const;

export const bloodTypes = {
  'A+': words('A+'),
  'A-': words('A−'),
  'B+': words('B+'),
  'B-': words('B−'),
  'AB+': words('AB+'),
  'AB-': words('AB−'),
  'O+': words('O+'),
  'O-': words('O−'),
} as const;

export const employments = {
  permanent: words('Permanent'),
  'part time': words('Part time'),
  temporary: words('Temporary'),
} as const;

export const employeeStatuses = { Active: words('Active'), Pending: words('Pending'), off: words('Off') } as const;

const employeeTones = { Active: 'good', Pending: 'attention' } as const;

/** The teacher who is the same person, told to those who may read teachers. */
const told = { teacherID: text('Teacher') };

export const employee = entity({
  ...names,
  fields: {
    name: namedEmployee.fields.name,
    phone: phone('Phone', { required: 'Enter phone' }),
    gender: choice('Gender', genders, { required: 'Select gender' }),
    address: text('Address', { required: 'Enter address', max: 255 }),
    dateOfBirth: date('Date of birth', { required: 'Enter date of birth' }),
    bloodType: choice('Blood type', bloodTypes, { required: 'Select blood type' }),
    educationalLevel: choice('Educational level', employeeLevels, { required: 'Select educational level' }),
    departmentWork: text('Department', { required: 'Enter department' }),
    jobTitle: namedEmployee.fields.jobTitle,
    typeOfworking: choice('Type of work', employments, { required: 'Select type of work' }),
    salaryAmount: money('Salary', { required: 'Enter salary amount', help: 'Per month' }),
    commissionRate: decimal('Commission rate', {
      required: 'Enter commission rate',
      initial: 0,
      min: 0,
      max: 100,
      help: 'Percent of what the work is sold for',
    }),
    totalTaskRequired: whole('Tasks required', { min: 0, max: 1_000_000, help: 'Per month; may be left empty' }),
    employeeStatus: choice('Status', employeeStatuses, { initial: 'Active', tones: employeeTones }),
  },
  stored: {
    /** Who entered the employee. */
    userID: ref('Created by', () => account),
  },
  toldOfOne: told,
  brief: ['name'],
  search: ['name', 'phone', 'jobTitle', 'departmentWork'],
  options: employeeChoices,
  importable: true,
});

/** The facts of the employment for the head of a person's page. */
export type Employment = Pick<Got<typeof employee>, 'jobTitle' | 'departmentWork' | 'typeOfworking' | 'salaryAmount'>;

/** An employee as read alone, with the teacher who the employee is. */
export const toldEmployee = { ...employee, stored: { ...employee.stored, ...told } } as const;
