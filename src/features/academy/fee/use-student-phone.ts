import { useQuery } from '@tanstack/react-query';
import { readRecord } from '#kit/web/use-entity';
import { useScreens } from '#house/session/use-screens';
import { student } from '#features/academy/student/student.contract';
import { studentScreen } from '#features/academy/student/student.screens';

/** The phone of a student, where it is known already or whoever asks may see students; awaited while it is read. */
export function useStudentPhone(id: string, known: string | undefined) {
  const maySee = useScreens().has(studentScreen.path);
  const isAsked = known === undefined && maySee;
  const { data, isPending } = useQuery({
    queryKey: [student.path, 'one', id],
    queryFn: () => readRecord(student, id),
    enabled: isAsked,
  });
  return { phone: known ?? data?.studentPhone, isAwaited: isAsked && isPending };
}
