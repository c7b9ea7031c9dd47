import { useSendingKey, useSheet, useWaitingSheet } from '#kit/web/form/use-sheet';
import { type MarkedStudent, saveMarks } from './class-marks.contract';
import { itemsOf, markReading, startSheet } from './grid.rules';
import { draftOf, type Place, type Sending, useSaveResults } from './use-results';

/** The names of class and subject. */
export interface Called {
  readonly className: string;
  readonly subjectName: string;
}

/** The marks of a class in a subject while they are typed: the stored marks, the typed ones, and how they are saved. */
export function useMarkSheet(place: Place, students: readonly MarkedStudent[], called: Called) {
  const waits = useWaitingSheet(saveMarks.path, draftOf(place));
  const save = useSaveResults();
  const key = useSendingKey();
  const stored = startSheet(students, place.subjectID, {});
  const sheet = useSheet({
    draft: draftOf(place),
    read: students,
    stored,
    waits,
    reading: markReading,
    isSaving: save.isPending,
  });

  function submit(): void {
    const items = itemsOf(sheet.open, sheet.start);
    const sending: Sending = { ...place, ...called, key: key.of(JSON.stringify(items)), items, typed: sheet.open };
    save.mutate(sending, {
      onSuccess: ({ as }) => {
        key.arrived();
        if (as === 'saved') sheet.saved(sending.typed);
        else sheet.sent(sending.typed);
      },
    });
  }

  const refused = save.error?.errors ?? {};
  const refusedOf = (studentID: string) => {
    const at = save.variables?.items.findIndex((item) => item.studentID === studentID);
    return refused[`items.${at}.studentID`];
  };
  return { ...sheet, waits, submit, save, refusedOf };
}
