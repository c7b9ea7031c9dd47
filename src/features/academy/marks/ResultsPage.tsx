import { IconFileTypePdf, IconListNumbers } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { t, words } from '#kit/contract/language';
import { shownFigure } from '#kit/rules/show';
import { allTab } from '#kit/web/list/tabs';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { download } from '#kit/web/work/download';
import type { FormRules } from '#kit/web/form/form-rules';
import { columnsOf } from '#kit/web/list/column';
import { toastWrong } from '#kit/web/toast';
import { begunParts } from '#features/academy/school-class/running.contract';
import { marks } from './marks.contract';
import { resultsGrid } from './marks.screens';

const { field, ref } = columnsOf(marks);

const columns = [
  ref('studentID', ({ studentName, stdID }) => t('{name} ({stdID})', { name: studentName, stdID })),
  ref('classID', ({ className }) => className),
  ref('subjectID', ({ subjectName }) => subjectName),
  field('Amount', ({ Amount }) => shownFigure(Amount)),
  field('createdAt'),
];

// The class comes first, because it decides which students and subjects there are.
const form: FormRules<typeof marks.fields> = {
  fields: ['classID', 'studentID', 'subjectID', 'Amount'],
  after: { studentID: classFirst, subjectID: classFirst },
  narrow: { studentID: ({ classID }) => ({ classID }), subjectID: ({ classID }) => ({ classID }) },
};

function classFirst({ classID }: { readonly classID?: string | undefined }): string | undefined {
  return classID === undefined ? words('Choose a class first') : undefined;
}

function saveSheet(studentID: string): void {
  download({ path: `marks/sheet/${studentID}` }, 'mark-sheet.pdf').catch((error: Error) => toastWrong(error.message));
}

const tabs = [...begunParts, allTab];

/** The button that leads to the grid, for the class to which the list is narrowed. */
function EnterResults() {
  const { classID = '' }: Readonly<Record<string, string>> = useSearch({ strict: false });
  const isOne = classID !== '' && !classID.includes(',');
  const way = { to: resultsGrid, search: isOne ? { classID } : {} };
  return (
    <Button
      renderRoot={(props: object) => <Link {...way} {...props} />}
      leftSection={<IconListNumbers size={17} aria-hidden />}
    >
      {t('Enter results')}
    </Button>
  );
}

export default function ResultsPage() {
  return (
    <CrudPage
      entity={marks}
      title="Results"
      columns={columns}
      tabs={tabs}
      order="-createdAt"
      form={form}
      main={<EnterResults />}
      actions={({ studentID }) => [
        { label: words('Mark sheet'), icon: IconFileTypePdf, run: () => saveSheet(studentID._id) },
      ]}
      about="Marks are given per student, class and subject. Add the first mark."
      nameOf={({ studentID, subjectID }) =>
        t('{name}, {subject}', { name: studentID.studentName, subject: subjectID.subjectName })
      }
    />
  );
}
