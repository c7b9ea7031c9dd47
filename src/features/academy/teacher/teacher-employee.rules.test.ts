import { expect, it } from 'vitest';
import { employeeLevels } from '#features/people/employee/employee.contract';
import { educationalLevels } from '#house/person/person.contract';
import {
  asEmployee,
  asTeacher,
  levelsOfEmployees,
  levelsOfTeachers,
  type TeacherPerson,
} from './teacher-employee.rules';

it('a level of a teacher is one level of an employee, and the other way round', () => {
  expect(Object.keys(levelsOfEmployees).toSorted()).toEqual(Object.keys(educationalLevels).toSorted());
  expect(Object.keys(levelsOfTeachers).toSorted()).toEqual(Object.keys(employeeLevels).toSorted());
  for (const [level, said] of Object.entries(levelsOfEmployees)) expect(levelsOfTeachers[said]).toBe(level);
});

it('a person is the same as a teacher and as an employee', () => {
  const person: TeacherPerson = {
    teacherName: 'Sahra Isse',
    teacherPhone: '252613333333',
    teacherGender: 'female',
    teacherAddress: 'Hodan',
    educationalLevel: 'Secondary',
  };
  expect(asTeacher(asEmployee(person))).toEqual(person);
  expect(asEmployee(person)).toMatchObject({ name: 'Sahra Isse', educationalLevel: 'High school' });
});
