import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { words } from '#kit/contract/language';
import type { Write } from '#kit/rules/outbox';
import type { Sheet } from '#kit/rules/sheet';
import { call, placeHere, type Refusal } from '#kit/web/call';
import { keepAndSend, type SaveOutcome } from '#kit/web/form/keep-record';
import { useDone } from '#kit/web/use-entity';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { subject } from '#features/academy/subject/subject.contract';
import { classMarks, type MarkedStudent, saveMarks } from './class-marks.contract';
import type { itemsOf } from './grid.rules';
import { marks } from './marks.contract';
import { resultsGrid } from './marks.screens';

/** Where results are entered; empty where not chosen yet. */
export interface Place {
  readonly classID: string;
  readonly subjectID: string;
}

/** Marks ready to be sent; the key makes a second sending harmless. */
export interface Sending extends Place {
  readonly key: string;
  /** The names of class and subject, for the person who looks at what waits to be sent. */
  readonly className: string;
  readonly subjectName: string;
  readonly items: ReturnType<typeof itemsOf>;
  readonly typed: Sheet;
}

/** The students of a class and their marks. */
export function useMarked(classID: string) {
  return useQuery<readonly MarkedStudent[], Refusal>({
    queryKey: [marks.path, 'class', classID],
    queryFn: ({ signal }) => call(classMarks, { params: { classId: classID }, signal }),
    enabled: classID !== '',
  });
}

/**
 * Saves marks, says so, and reads the screen again, even if they are refused: what somebody else saved meanwhile is then shown beside
 * what was typed. Where the server does not answer, they wait on this device.
 */
export function useSaveResults() {
  const done = useDone();
  const client = useQueryClient();
  return useMutation<SaveOutcome, Refusal, Sending>({
    mutationKey: [marks.path, 'save class'],
    mutationFn: (sending) => keepAndSend(writeOf(sending)),
    // Not awaited: a person who reads that it is saved goes on typing, over what was saved.
    onSuccess: (outcome) => {
      if (outcome.as === 'saved') void done(outcome);
    },
    onError: () => client.invalidateQueries({ queryKey: [marks.path] }),
  });
}

function writeOf({ key, classID, subjectID, className, subjectName, items, typed }: Sending): Write {
  const { account = '', host } = placeHere(saveMarks.path);
  const name = draftOf({ classID, subjectID });
  return {
    _id: key,
    account,
    host,
    path: saveMarks.path,
    body: { classID, subjectID, items },
    key: 'idempotency key',
    group: name,
    told: {
      one: words('Results'),
      facts: [
        { label: schoolClass.one, value: className },
        { label: subject.one, value: subjectName },
        { label: marks.many, value: String(items.length) },
      ],
    },
    screen: `${resultsGrid}?classID=${classID}&subjectID=${subjectID}`,
    draft: { name, values: typed },
    madeAt: new Date().toISOString(),
  };
}

/** The key of typed marks, which also keeps their sendings in order. */
export function draftOf({ classID, subjectID }: Place): string {
  return `results ${classID} ${subjectID}`;
}
