import { words } from '#kit/contract/language';
import { shownFigure } from '#kit/rules/show';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { LaterProps } from '#house/page/later';
import { marks } from './marks.contract';
import { marksScreen } from './marks.screens';

const { field, ref } = columnsOf(marks);

const subject = ref('subjectID', ({ subjectName }) => subjectName);
const mark = field('Amount', ({ Amount }) => shownFigure(Amount));
const ofStudent = [subject, ref('classID', ({ className }) => className), mark, field('createdAt')];
const ofClass = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  subject,
  mark,
  field('createdAt'),
];
const shown = { entity: marks, screen: marksScreen, order: '-createdAt', empty: words('No mark has been given yet.') };

/** The marks of a student. */
export function MarksOfStudent({ title, of: { _id: studentID } }: LaterProps) {
  return <ListPart {...shown} title={title} narrowed={{ studentID }} columns={ofStudent} />;
}

/** The marks of the students of a class. */
export function ResultsOfClass({ title, of: { _id: classID } }: LaterProps) {
  return <ListPart {...shown} title={title} narrowed={{ classID }} columns={ofClass} />;
}
