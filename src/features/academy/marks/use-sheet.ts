import { useEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { onDraft, takeDraft } from '#kit/web/drafts';
import { useUnsaved } from '#kit/web/form/use-unsaved';
import type { MarkedStudent } from './class-marks.contract';
import { changedOf, itemsOf, onceSaved, type Sheet, sheetIn, startSheet, typedSince } from './grid.rules';
import { draftOf, type Place, type Sending, useSaveResults, useWaitingMarks } from './use-results';

/** What class and subject are called. */
export interface Called {
  readonly className: string;
  readonly subjectName: string;
}

/** What was saved last, and what had been read until then. */
interface Landed {
  readonly sheet: Sheet;
  readonly over: readonly MarkedStudent[];
}

/** The marks of a class in a subject while they are typed: the stored marks, the typed ones, and how they are saved. */
export function useSheet(place: Place, students: readonly MarkedStudent[], called: Called) {
  const draft = draftOf(place);
  const [typed, setTyped] = useState<Sheet>(() => sheetIn(takeDraft(draft)?.values));
  const [landed, setLanded] = useState<Landed>();
  const waits = useWaitingMarks(place);
  const save = useSaveResults();
  const attempt = useRef<{ readonly content: string; readonly sending: Sending }>(undefined);
  // What is saved is shown as saved also before it is read again.
  const start = startSheet(students, place.subjectID, {
    ...(landed?.over === students ? landed.sheet : {}),
    ...waits,
  });
  const open = changedOf(typed, start);
  const dirty = Object.keys(open).length > 0;
  useUnsaved({ dirty: dirty && !save.isPending, typed, fields: {}, draft: { name: draft } });

  // What was refused comes back to be put right.
  useEffect(
    () =>
      onDraft(() => {
        const kept = takeDraft(draft);
        if (kept) setTyped(sheetIn(kept.values));
      }),
    [draft],
  );

  /** The same marks again are the same sending: a lost answer saves nothing twice. */
  function ready(): Sending {
    const items = itemsOf(open, start);
    const content = JSON.stringify(items);
    if (attempt.current?.content !== content)
      attempt.current = { content, sending: { ...place, ...called, key: uuid(), items, typed: open } };
    return attempt.current.sending;
  }

  function submit(): void {
    const sending = ready();
    save.mutate(sending, {
      onSuccess: ({ as }) => {
        attempt.current = undefined;
        if (as === 'saved') setLanded({ sheet: onceSaved(sending.typed), over: students });
        setTyped((now) => typedSince(now, sending.typed));
      },
    });
  }

  const refused = save.error?.errors ?? {};
  const refusedOf = (studentID: string) => {
    const at = save.variables?.items.findIndex((item) => item.studentID === studentID);
    return refused[`items.${at}.studentID`];
  };
  return { typed, setTyped, start, open, waits, dirty, submit, save, refusedOf };
}
