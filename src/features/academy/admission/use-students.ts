import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { type Option, useChosen, useOptions } from '#kit/web/use-options';
import { readPage, readRecord } from '#kit/web/use-entity';
import { useScreens } from '#house/session/use-screens';
import { student } from '#features/academy/student/student.contract';
import { studentScreen } from '#features/academy/student/student.screens';

/** A student as the page offers one; the phone is known to those who may see it. */
export interface KnownStudent {
  readonly _id: string;
  readonly label: string;
  readonly phone: string | undefined;
}

const most = 20;

/** The students whom a text finds: by name, number and phone where the reader has their list, otherwise by what their choice list shows. */
export function useStudents(asked: string, isOpen: boolean) {
  const hasList = useScreens().has(studentScreen.path);
  const listed = useQuery({
    queryKey: [student.path, 'found', asked],
    queryFn: ({ signal }) =>
      readPage<Got<typeof student>>(student.path, { q: asked, sort: '-createdAt', page: 1, pageSize: most }, signal),
    enabled: hasList && isOpen,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
  const offered = useOptions(student.path, asked, {}, !hasList && isOpen ? 'now' : 'later');
  const read = hasList ? listed : offered;
  return {
    students: hasList ? (listed.data?.rows ?? []).map(known) : (offered.data ?? []).map(told),
    isFetching: read.isFetching,
    isOld: read.isPlaceholderData,
    error: read.error,
  };
}

/** The student who is chosen. */
export function useKnownStudent(id: string): KnownStudent | undefined {
  const hasList = useScreens().has(studentScreen.path);
  const read = useQuery({
    queryKey: [student.path, 'one', id],
    queryFn: () => readRecord(student, id),
    enabled: hasList && id !== '',
  });
  const chosen = useChosen(student.path, hasList ? '' : id);
  if (hasList) return read.data && known(read.data);
  return chosen.data ? told(chosen.data) : undefined;
}

function known({ _id, studentName, stdID, studentPhone: phone }: Got<typeof student>): KnownStudent {
  return { _id, label: `${studentName} (${stdID})`, phone };
}

function told({ _id, label }: Option): KnownStudent {
  return { _id, label, phone: undefined };
}
