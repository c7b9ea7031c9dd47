import { lazy, Suspense } from 'react';
import type { SentFields } from '#kit/contract/field';
import type { Offered } from '#kit/contract/label';
import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { freeAtText, type Sought } from '#features/academy/room/free-at.rules';
import { room } from '#features/academy/room/room.contract';
import { changeKinds, type lessonChange } from './lesson-change.contract';
import { changeProblems } from './lesson-change.rules';

// Only an open form warns.
const ChangeClash = lazy(async () => ({ default: (await import('./ChangeClash')).ChangeClash }));

type Fields = typeof lessonChange.fields;
type Draft = Partial<SentFields<Fields>>;

/** What is known of a change as its form opens. */
export type ChangeStart = Pick<Draft, 'classID' | 'date' | 'changeKind'>;

const { extra, ...ofPlanned } = changeKinds;

const isNotCancelled = ({ changeKind }: Draft) => changeKind !== 'cancelled';

/** The lesson as its week has it; what the form leaves empty stays like that. */
export type Planned = Sought;

/** The rooms that are free at the times of the lesson; undefined until they are known. */
function freeRooms(values: Draft, as: Planned | undefined): Offered | undefined {
  const { classID = as?.classID, newDate, date = as?.date } = values;
  const day = newDate ?? date;
  const [from, to] = [values.TimeIn ?? as?.TimeIn, values.TimeOut ?? as?.TimeOut];
  if (!classID || !day || !from || !to) return undefined;
  const freeAt = encodeURIComponent(freeAtText({ classID, date: day, TimeIn: from, TimeOut: to }));
  return { path: `${room.path}/options?freeAt=${freeAt}`, label: '{label}' };
}

/**
 * The form of a change of a lesson; a teacher, who changes only their own lessons, cannot give one to another teacher. Which lesson it is
 * cannot be changed.
 */
export function changeFormOf(start: ChangeStart, whose: 'all' | 'own', as?: Planned): FormRules<Fields> {
  const isExtra = start.changeKind === 'extra';
  const inCreate = (_draft: Draft, mode: string) => mode === 'create';
  const given = whose === 'own' ? [] : (['teacherID'] as const);
  return {
    title: isExtra ? words('Add extra lesson') : words('Change the lesson'),
    fields: ['classID', 'date', 'changeKind', 'newDate', 'TimeIn', 'TimeOut', 'roomID', ...given, 'reason'],
    when: {
      classID: inCreate,
      date: inCreate,
      newDate: ({ changeKind }) => changeKind === 'changed',
      TimeIn: isNotCancelled,
      TimeOut: isNotCancelled,
      roomID: isNotCancelled,
      teacherID: isNotCancelled,
    },
    words: { changeKind: isExtra ? { extra } : ofPlanned },
    help: {
      TimeIn: () => (isExtra ? undefined : words('Empty stays as planned')),
      roomID: () => words('Rooms that are taken at that time are left out'),
    },
    offered: { roomID: (values) => freeRooms({ ...start, ...values }, as) },
    start: () => start,
    problems: changeProblems,
    extra: (values, _chosen, edited) => (
      <Suspense fallback={null}>
        <ChangeClash values={{ ...start, ...values }} edited={edited} />
      </Suspense>
    ),
  };
}
