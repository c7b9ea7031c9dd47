import { useMutation, useQuery } from '@tanstack/react-query';
import type { Day } from '../../../kit/contract/day';
import { answerOf, call, type Refusal, send } from '../../../kit/web/call';
import { readAll } from '../../../kit/web/read-all';
import { useDone } from '../../../kit/web/use-entity';
import type { Option } from '../../../kit/web/use-options';
import { classStudentsEnrolled } from '../enrollment/enrollment.contract';
import { schoolClass } from '../school-class/school-class.contract';
import { type Attendance, attendance, type AttendanceStatus, type SavedRegister } from './attendance.contract';

/** A register ready to be sent: its records carry their ids, and the key makes a second sending harmless. */
export interface Register {
  readonly key: string;
  readonly classID: string;
  readonly date: Day;
  readonly items: readonly {
    readonly _id: string;
    readonly studentID: string;
    readonly attendenceStatus: AttendanceStatus;
    readonly reason: string | null;
  }[];
}

/** Sends one register. Whoever sends it again, with the same key, gets the first answer. */
export async function saveRegister({ key, ...body }: Register): Promise<SavedRegister> {
  return answerOf(await send({ method: 'POST', path: attendance.path, body, idempotencyKey: key }));
}

/** Saves a register and says so; what is on screen is read again. */
export function useSaveRegister() {
  const done = useDone();
  return useMutation<SavedRegister, Refusal, Register>({
    mutationKey: [attendance.path, 'save'],
    mutationFn: saveRegister,
    onSuccess: done,
  });
}

/** The active students of a class, by name. */
export function useEnrolled(classId: string) {
  return useQuery({
    queryKey: ['Enrollment', 'enrolled', classId],
    queryFn: async ({ signal }) => (await call(classStudentsEnrolled, { params: { classId }, signal })).enrolledList,
    enabled: classId !== '',
  });
}

/** What is saved of a class's register of a date. */
export function useSavedRegister(classID: string, date: Day) {
  return useQuery({
    queryKey: [attendance.path, 'register', classID, date],
    queryFn: ({ signal }) => readAll<Attendance>(attendance.path, { classID, date }, signal),
    enabled: classID !== '',
  });
}

/** The classes whose register of a date is not taken; a teacher's are its own. */
export function useNotTaken(date: Day, teacherID: string) {
  return useQuery({
    queryKey: [schoolClass.path, 'not taken', date, teacherID],
    queryFn: ({ signal }) => readClasses({ notTakenOn: date, ...(teacherID === '' ? {} : { teacherID }) }, signal),
  });
}

/** Whether a class is held on a date. */
export function useHeld(classID: string, date: Day) {
  return useQuery({
    queryKey: [schoolClass.path, 'held', classID, date],
    queryFn: async ({ signal }) => (await readClasses({ heldOn: date, ids: classID }, signal)).length > 0,
    enabled: classID !== '',
  });
}

async function readClasses(query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Option[]> {
  return answerOf(await send({ method: 'GET', path: `${schoolClass.path}/options`, query, signal }));
}
