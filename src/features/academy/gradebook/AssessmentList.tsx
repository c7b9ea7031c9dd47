import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import type { Got } from '#kit/contract/entity';
import { shownFigure } from '#kit/rules/show';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, toldColumn } from '#kit/web/list/column';
import { allTab } from '#kit/web/list/tabs';
import type { RowAction } from '#kit/web/list/row-action';
import { assessment } from './assessment.contract';
import { assessmentForm } from './assessment-form';
import { usePublish } from './use-publish';

type Row = Got<typeof assessment>;

const { field, badge, ref } = columnsOf(assessment);

const columns = [
  field('assessmentName'),
  ref('classID', ({ className }) => className),
  ref('subjectID', ({ subjectName }) => subjectName),
  field('assessmentKind'),
  field('maxScore', ({ maxScore }) => shownFigure(maxScore)),
  field('weight'),
  toldColumn(assessment, 'scored'),
  badge('assessmentStatus'),
  ...aside(
    field('heldOn'),
    ref('resitOf', ({ assessmentName }) => assessmentName),
    field('publishedAt'),
    ref('publishedBy', ({ name }) => name),
    field('createdAt'),
  ),
];

const tabs = [
  {
    name: 'draft',
    label: words('Drafts'),
    query: { assessmentStatus: 'draft' },
    empty: words('No assessment is a draft'),
  },
  {
    name: 'published',
    label: words('Published'),
    query: { assessmentStatus: 'published' },
    empty: words('No assessment is published yet'),
  },
  allTab,
];

/** The assessments of classes, from which their marks are calculated. */
export function AssessmentList() {
  const { publish, unpublish } = usePublish();
  const actions = (row: Row): RowAction[] =>
    row.assessmentStatus === 'draft'
      ? [{ label: words('Publish'), icon: IconEye, run: () => void publish(row) }]
      : [{ label: words('Unpublish'), icon: IconEyeOff, run: () => void unpublish(row), tone: 'wrong' }];
  return (
    <CrudPage
      entity={assessment}
      title="Assessments"
      columns={columns}
      tabs={tabs}
      order="-createdAt"
      form={assessmentForm}
      actions={actions}
      filters={['classID', 'subjectID', 'assessmentKind']}
      about="An assessment is a test or a work that decides the mark of a subject. Add the first one."
    />
  );
}
