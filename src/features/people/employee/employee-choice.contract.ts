import { entity, type OptionFacts } from '#kit/contract/entity';
import { text } from '#kit/contract/fields-text';

/** The choice list of employees (B11). */
export const employeeChoices: OptionFacts = { label: '{name} – {jobTitle}', filters: ['employeeStatus'] };

/** The table, the path, the words and the screen of employees. */
export const names = {
  table: 'employee',
  path: 'employee',
  one: 'Employee',
  many: 'Employees',
  screen: { path: '/employee', pages: true },
} as const;

/** An employee as referred to by records that others' pages read too: without the fields that concern only the employee. */
export const namedEmployee = entity({
  ...names,
  fields: {
    name: text('Name', { required: 'Enter name' }),
    jobTitle: text('Job title', { required: 'Enter job title' }),
  },
  brief: ['name'],
  search: ['name', 'jobTitle'],
  options: employeeChoices,
});
