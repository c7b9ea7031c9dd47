import { makeEmployee } from '#features/academy/teacher/employing.contract';
import { teachingCrew } from '#demo/crew';
import { type AcademyWorld, idOf } from './made';

/** Makes employees of the first teachers; answers the ids of the employees. */
export async function employTeachers({ calls, made }: AcademyWorld): Promise<string[]> {
  const employed: string[] = [];
  for (const [index, work] of teachingCrew.entries()) {
    const { employeeID } = await calls.save(makeEmployee.path.replace('{id}', made.teachers[index] ?? ''), work);
    employed.push(String(idOf(employeeID)));
  }
  return employed;
}
