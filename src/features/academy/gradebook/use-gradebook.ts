import { useQuery, useQueryClient } from '@tanstack/react-query';
import { v7 as uuid } from 'uuid';
import { t, words } from '#kit/contract/language';
import type { Write } from '#kit/rules/outbox';
import type { Sheet } from '#kit/rules/sheet';
import { call, placeHere, refusal, type Refusal } from '#kit/web/call';
import type { Place } from '#features/academy/marks/use-results';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { subject } from '#features/academy/subject/subject.contract';
import { assessment } from './assessment.contract';
import { type Gradebook, type GradebookAnswer, readGradebook } from './gradebook.contract';
import { gradebookScreen } from './gradebook.screens';
import { saveScores, score } from './score.contract';
import type { SentItem } from './score-sheet.rules';

/** The scores of a class in a subject, as staff read them. */
export function useGradebook({ classID, subjectID }: Place) {
  return useQuery<GradebookAnswer, Refusal>({
    queryKey: gradebookKey({ classID, subjectID }),
    queryFn: async ({ signal }) => {
      const answer = await call(readGradebook, { params: { classId: classID }, query: { subjectID }, signal });
      // Staff are answered one subject; an answer of several is that of a student.
      if ('subjects' in answer) throw refusal(0, t('That did not work. Please try again.'));
      return answer;
    },
    enabled: classID !== '' && subjectID !== '',
  });
}

function gradebookKey({ classID, subjectID }: Place): readonly string[] {
  return ['gradebook', classID, subjectID];
}

/** Reads the scores of a class in a subject again. */
export function useReadAgain(place: Place): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: gradebookKey(place) });
}

/** Scores ready to be sent: a column of them, or one. */
export interface Sending {
  /** The class and the subject, with their names for the person who looks at what waits to be sent. */
  readonly of: Pick<Gradebook, 'classID' | 'subjectID' | 'subjectName'> & { readonly className: string };
  readonly assessmentName: string;
  readonly items: readonly SentItem[];
  readonly typed: Sheet;
}

/** The write of a column of scores, which is sent now or waits on the device. The server saves what comes under the same key only once. */
export function columnWrite(sending: Sending, key: string): Write {
  return writeOf(sending, key, `scores ${sending.items[0]?.assessmentID}`);
}

/** The write of one score, which names the student for the person who looks at what waits to be sent. */
export function scoreWrite(sending: Sending, studentName: string): Write {
  const [item] = sending.items;
  const write = writeOf(sending, uuid(), `score ${item?.assessmentID} ${item?.studentID}`);
  const [text = ''] = Object.values(sending.typed).map((entry) => entry.text);
  const facts = write.told.facts.slice(0, -1);
  const own = [
    { label: score.fields.studentID.label, value: studentName },
    { label: score.fields.score.label, value: text },
  ];
  return { ...write, told: { one: score.one, facts: [...facts, ...own] } };
}

function writeOf({ of, assessmentName, items, typed }: Sending, key: string, group: string): Write {
  const { account = '', host } = placeHere(saveScores.path);
  const { classID, subjectID, className, subjectName } = of;
  return {
    _id: key,
    account,
    host,
    path: saveScores.path,
    body: { items },
    key: 'idempotency key',
    group,
    told: {
      one: words('Scores'),
      facts: [
        { label: schoolClass.one, value: className },
        { label: subject.one, value: subjectName },
        { label: assessment.one, value: assessmentName },
        { label: score.many, value: String(items.length) },
      ],
    },
    screen: `${gradebookScreen.path}?classID=${classID}&subjectID=${subjectID}`,
    draft: { name: draftOf({ classID, subjectID }), values: typed },
    madeAt: new Date().toISOString(),
  };
}

/** The key of the typed scores of a class in a subject. */
export function draftOf({ classID, subjectID }: Place): string {
  return `scores ${classID} ${subjectID}`;
}
