import { type FormEvent, useEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { counted, t } from '#kit/contract/language';
import { onDraft, takeDraft } from '#kit/web/drafts';
import { useKeptOverReload } from '#kit/web/form/use-kept-over-reload';
import { useUnsaved } from '#kit/web/form/use-unsaved';
import type { Attendance } from './attendance.contract';
import styles from './register.module.css';
import { markedSince, marksIn, type Marks, recordsFrom, sameMarks, startMarks } from './register.rules';
import { RegisterBar } from './RegisterBar';
import type { Place } from './RegisterPlace';
import { type Seat, StudentRow } from './StudentRow';
import { draftOf, type Register, useSaveRegister } from './use-register';

interface Props {
  readonly place: Place;
  readonly seats: readonly Seat[];
  readonly saved: readonly Attendance[];
  /** Marks that wait on this device, shown in place of the saved ones. */
  readonly waits: Marks | undefined;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form of a register: everyone is present until marked otherwise, by a tap or a key; all of it is saved at once. */
export function RegisterForm({ place: { classID, date }, seats, saved, waits, onDirty }: Props) {
  const draft = draftOf(classID, date);
  const [marked, setMarked] = useState<Marks>(() => marksIn(takeDraft(draft)?.values));
  const save = useSaveRegister();
  const [sent, setSent] = useState<Marks>();
  const attempt = useRef<{ readonly content: string; readonly register: Register }>(undefined);
  const start = startMarks(
    seats.map(({ studentID }) => studentID._id),
    saved,
    waits,
  );
  // Only students who are in the class: a draft may be older than a change of seats.
  const marks = Object.fromEntries(Object.entries(start).map(([id, mark]) => [id, marked[id] ?? mark]));
  // What is being sent, or saved and not yet read again, is not lost by leaving the page.
  const dirty = !sameMarks(marks, (save.isPending && sent) || start);
  const className = seats[0]?.classID.className ?? '';
  const left = saved.filter(({ studentID }) => start[studentID._id] === undefined).length;
  useUnsaved({ dirty, typed: marked, fields: {}, draft: { name: draft } });
  useKeptOverReload(draft, dirty ? marked : undefined);

  // A refused register comes back to be corrected.
  useEffect(
    () =>
      onDraft(() => {
        const kept = takeDraft(draft);
        if (kept) setMarked(marksIn(kept.values));
      }),
    [draft],
  );

  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  /** The same marks keep the same key: sent again after a lost answer, they are not saved twice. */
  function ready(): Register {
    const records = recordsFrom(marks);
    const content = JSON.stringify(records);
    if (attempt.current?.content !== content) {
      const items = records.map((one) => ({ _id: uuid(), ...one }));
      attempt.current = { content, register: { key: uuid(), className, classID, date, items } };
    }
    return attempt.current.register;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    setSent(marks);
    save.mutate(ready(), {
      onSuccess: () => {
        attempt.current = undefined;
        // A person who reads that it is saved goes on marking before the screen is read again.
        setMarked((now) => markedSince(now, marks));
      },
    });
  }

  const ids = Object.keys(marks);
  const wrong = save.error?.errors ?? {};
  return (
    <form onSubmit={submit} aria-label={t('Register')}>
      <p className={styles.keys}>
        {t('Keys: up and down for the student, space for present, absent, sick, Enter to save.')}
      </p>
      <div className={styles.rows}>
        {seats.map(({ studentID }) => {
          const mark = marks[studentID._id];
          return (
            mark && (
              <StudentRow
                key={studentID._id}
                student={studentID}
                mark={mark}
                problem={wrong[`items.${ids.indexOf(studentID._id)}.studentID`]}
                onMark={(next) => setMarked((before) => ({ ...before, [studentID._id]: next }))}
              />
            )
          );
        })}
      </div>
      {left > 0 && (
        <p className={styles.hint}>
          {counted(
            left,
            '{count} more student in this register is no longer active in the class: see the attendance list.',
            '{count} more students in this register are no longer active in the class: see the attendance list.',
          )}
        </p>
      )}
      <RegisterBar marks={marks} saving={save.isPending} problem={save.error?.message} />
    </form>
  );
}
