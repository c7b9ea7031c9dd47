import { useMutation, useQuery } from '@tanstack/react-query';
import type { Day } from '#kit/contract/day';
import { words } from '#kit/contract/language';
import { newestOf, type Write } from '#kit/rules/outbox';
import { shownDay } from '#kit/rules/show';
import { answerOf, call, placeHere, type Refusal, send } from '#kit/web/call';
import { keepAndSend, type SaveOutcome } from '#kit/web/form/keep-record';
import { useWrites } from '#kit/web/offline/writes';
import { readAll } from '#kit/web/read-all';
import { useDone } from '#kit/web/use-entity';
import type { Option } from '#kit/web/use-options';
import { useSession } from '#house/session/session';
import { classStudentsEnrolled, enrollment } from '#features/academy/enrollment/enrollment.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { type Attendance, attendance, attendanceStatuses, type AttendanceStatus } from './attendance.contract';
import { countsOf, type Marks, marksIn } from './register.rules';

/** A register ready to be sent: its records carry their ids, and the key makes a second sending harmless. */
export interface Register {
  readonly key: string;
  /** The name of its class, for the person who looks at what waits to be sent. */
  readonly className: string;
  readonly classID: string;
  readonly date: Day;
  readonly items: readonly {
    readonly _id: string;
    readonly studentID: string;
    readonly attendenceStatus: AttendanceStatus;
    readonly reason: string | null;
  }[];
}

/**
 * Saves a register, says so, and reads the screen again; where the server does not answer, the register waits on this device and is sent
 * later.
 */
export function useSaveRegister() {
  const done = useDone();
  return useMutation<SaveOutcome, Refusal, Register>({
    mutationKey: [attendance.path, 'save'],
    mutationFn: async ({ className, ...register }) => keepAndSend(writeOf(register, className)),
    onSuccess: async (outcome) => {
      if (outcome.as === 'saved') await done(outcome);
    },
  });
}

const statuses = ['present', 'upsent', 'sick'] as const;

function writeOf({ key, ...body }: Omit<Register, 'className'>, className: string): Write {
  const { classID, date, items } = body;
  const { account = '', host } = placeHere(attendance.path);
  const marks = Object.fromEntries(
    items.map(({ studentID, attendenceStatus: status, reason }) => [studentID, { status, reason: reason ?? '' }]),
  );
  const counts = countsOf(marks);
  return {
    _id: key,
    account,
    host,
    path: attendance.path,
    body,
    key: 'idempotency key',
    group: draftOf(classID, date),
    told: {
      one: words('Register'),
      facts: [
        { label: schoolClass.one, value: className },
        { label: attendance.fields.date.label, value: shownDay(date) },
        ...statuses.map((status) => ({ label: attendanceStatuses[status], value: String(counts[status]) })),
      ],
    },
    screen: `/attendence?classID=${classID}&date=${date}`,
    draft: { name: draftOf(classID, date), values: marks },
    madeAt: new Date().toISOString(),
  };
}

/** The key of a register's typed marks, which also keeps its sendings in their order. */
export function draftOf(classID: string, date: Day): string {
  return `register ${classID} ${date}`;
}

/** The marks of a class's register that wait on this device; undefined where none do. */
export function useWaitingRegister(classID: string, date: Day): Marks | undefined {
  const writes = useWrites(placeHere(attendance.path).account);
  const newest = newestOf(writes, draftOf(classID, date));
  return newest && marksIn(newest.draft.values);
}

/** The active students of a class, by name. */
export function useEnrolled(classId: string) {
  return useQuery({
    queryKey: [enrollment.path, 'enrolled', classId],
    queryFn: async ({ signal }) => (await call(classStudentsEnrolled, { params: { classId }, signal })).enrolledList,
    enabled: classId !== '',
  });
}

/** The saved register of a class on a date. */
export function useSavedRegister(classID: string, date: Day) {
  return useQuery({
    queryKey: [attendance.path, 'register', classID, date],
    queryFn: ({ signal }) => readAll<Attendance>(attendance.path, { classID, date }, signal),
    enabled: classID !== '',
  });
}

/**
 * The classes of a date whose register is not taken: those that have begun, and those still to come. The server knows which are a
 * teacher's: their own, and those whose lessons they give for another.
 */
export function useNotTaken(date: Day, of: string, today: Day) {
  const { claims } = useSession();
  const teacherID = claims?.teacherID ? '' : of;
  return useQuery({
    queryKey: [schoolClass.path, 'not taken', date, teacherID, today],
    queryFn: async ({ signal }) => {
      const query = { notTakenOn: date, ...(teacherID === '' ? {} : { teacherID }) };
      const reading = readClasses(query, signal);
      // On a past day all have begun, and on a future one none has.
      if (date < today) return { missing: await reading, toCome: [] };
      if (date > today) return { missing: [], toCome: await reading };
      const [all, missing] = await Promise.all([reading, readClasses({ ...query, begunOn: date }, signal)]);
      const late = new Set(missing.map(({ _id }) => _id));
      return { missing, toCome: all.filter(({ _id }) => !late.has(_id)) };
    },
  });
}

/** The classes whose register of a date waits here. */
export function useWaitingClasses(date: Day): (classID: string) => boolean {
  const writes = useWrites(placeHere(attendance.path).account);
  return (classID) => newestOf(writes, draftOf(classID, date)) !== undefined;
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
