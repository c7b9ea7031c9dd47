import { skipToken, useQuery } from '@tanstack/react-query';
import { readRecord } from '#kit/web/use-entity';
import { useScreens } from '#house/session/use-screens';
import { student } from '#features/academy/student/student.contract';
import { studentScreen } from '#features/academy/student/student.screens';

/** The phone of a student, where it is known already or once it was read, by whoever may see students. */
export function useStudentPhone(id: string, known: string | undefined): string | undefined {
  const maySee = useScreens().has(studentScreen.path);
  const { data } = useQuery({
    queryKey: [student.path, 'one', id],
    queryFn: known === undefined && maySee ? () => readRecord(student, id) : skipToken,
  });
  return known ?? data?.studentPhone;
}
