import { useMemo } from 'react';
import type { Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf } from '#kit/web/list/column';
import type { RowAction } from '#kit/web/list/row-action';
import { Thumbnail } from '#kit/web/Thumbnail';
import { type ToldProps, useTold } from '#house/told/use-told';
import { student } from './student.contract';
import { cardAction } from './student-card-action';
import { studentForm } from './student-form';

const { field, badge, column } = columnsOf(student);

const known = [field('studentName'), field('stdID'), field('studentPhone')];
const others = [
  badge('studentStatus'),
  ...aside(
    column(words('Photo'), ({ photoUrl }) => photoUrl, {
      show: ({ photoUrl, __v, studentName }) =>
        photoUrl && <Thumbnail url={photoUrl} version={__v} alt={studentName} />,
    }),
    field('studentGender'),
    field('educationalLevel'),
    field('createdAt'),
    field('studentAddress'),
    field('username'),
    field('parentName'),
    field('parentPhone'),
  ),
];

interface Props extends ToldProps {
  /** What other slices offer as the next step with a student, the first as a button. */
  readonly next: (row: Got<typeof student>) => readonly RowAction[];
}

/** The list of students, with what other slices tell about them: their classes, and what they owe. */
export function StudentPage({ told, next }: Props) {
  const more = useTold(student, told);
  const columns = useMemo(() => [...known, ...more, ...others], [more]);
  return (
    <CrudPage
      entity={student}
      title="Students"
      columns={columns}
      form={studentForm}
      actions={(one) => [...next(one), cardAction(one)]}
      about="Students are enrolled in classes and log in to the portal. Add the first student."
    />
  );
}
