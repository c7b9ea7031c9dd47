import { IconListNumbers } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import { shownDecimal } from '#kit/rules/show';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { marks } from './marks.contract';
import { marksScreen, resultsGrid } from './marks.screens';

const { field, ref } = columnsOf(marks);

const subject = ref('subjectID', ({ subjectName }) => subjectName);
const mark = field('Amount', ({ Amount }) => shownDecimal(Amount));
const ofStudent = [subject, ref('classID', ({ className }) => className), mark, field('createdAt')];
const ofClass = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  subject,
  mark,
  field('createdAt'),
];
const shown = { entity: marks, screen: marksScreen, title: words('Results'), order: '-createdAt' };

function MarksOfStudent({ of: { _id: studentID } }: PartProps) {
  return (
    <ListPart {...shown} narrowed={{ studentID }} columns={ofStudent} empty={words('No mark has been given yet.')} />
  );
}

function ResultsOfClass({ of: { _id: classID } }: PartProps) {
  return <ListPart {...shown} narrowed={{ classID }} columns={ofClass} empty={words('No mark has been given yet.')} />;
}

/** The results of a class are entered from its page. */
export const enteringResults: PagePart = {
  by: marksScreen,
  action: {
    label: words('Enter results'),
    icon: IconListNumbers,
    leads: ({ _id: classID }) => ({ to: resultsGrid, search: { classID } }),
  },
};

/** What a student reached. */
export const marksOfStudent: PagePart = { by: marksScreen, Part: MarksOfStudent };

/** What the students of a class reached. */
export const resultsOfClass: PagePart = { by: marksScreen, Part: ResultsOfClass };
