import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { employee } from '#features/people/employee/employee.contract';
import type { teacher } from './teacher.contract';

const { departmentWork, jobTitle, typeOfworking, salaryAmount, commissionRate, totalTaskRequired } = employee.fields;
const { dateOfBirth, bloodType } = employee.fields;

/** The fields of an employee that a teacher does not have, in the order of the form. */
export const employingFields = {
  jobTitle,
  departmentWork,
  typeOfworking,
  salaryAmount,
  dateOfBirth,
  bloodType,
  commissionRate,
  totalTaskRequired,
};

export const makeEmployee = endpoint({
  method: 'POST',
  path: 'teacher/employee/{id}',
  title: 'Make an employee of a teacher, with the name, phone, gender, address and educational level of the teacher',
  body: employingFields,
  reply: reply<Saved<Got<typeof teacher>>>(),
});
