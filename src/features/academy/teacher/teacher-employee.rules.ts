import type { Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { educationalLevels } from '#house/person/person.contract';
import type { employeeLevels } from '#features/people/employee/employee.contract';
import type { EmployeePerson } from '#features/people/employee/employee.rules';
import type { teacher } from './teacher.contract';

type TeacherLevel = keyof typeof educationalLevels;
type EmployeeLevel = keyof typeof employeeLevels;

/** The levels of employees by those of teachers: S§3 spells the same five in two ways. */
export const levelsOfEmployees: Readonly<Record<TeacherLevel, EmployeeLevel>> = {
  Phd: 'PHD',
  Master: 'master',
  Bachelor: 'bachelor',
  Secondary: 'High school',
  primary: 'primary',
};

/** The levels of teachers by those of employees. */
export const levelsOfTeachers: Readonly<Record<EmployeeLevel, TeacherLevel>> = {
  PHD: 'Phd',
  master: 'Master',
  bachelor: 'Bachelor',
  'High school': 'Secondary',
  primary: 'primary',
};

export type TeacherPerson = Pick<
  Row<typeof teacher>,
  'teacherName' | 'teacherPhone' | 'teacherGender' | 'teacherAddress' | 'educationalLevel'
>;

/** The facts of a teacher that an employee has too, in the fields of an employee. */
export function asEmployee(one: TeacherPerson): EmployeePerson {
  return {
    name: one.teacherName,
    phone: one.teacherPhone,
    gender: one.teacherGender,
    address: one.teacherAddress,
    educationalLevel: levelsOfEmployees[one.educationalLevel],
  };
}

/** The facts of an employee that a teacher has too, in the fields of a teacher. */
export function asTeacher(one: EmployeePerson): TeacherPerson {
  return {
    teacherName: one.name,
    teacherPhone: one.phone,
    teacherGender: one.gender,
    teacherAddress: one.address,
    educationalLevel: levelsOfTeachers[one.educationalLevel],
  };
}

/** Why a teacher cannot be made an employee: the teacher is one already. */
export function employedProblem({ employeeID }: Pick<Row<typeof teacher>, 'employeeID'>): string | undefined {
  return employeeID === null ? undefined : t('This teacher is an employee already');
}
