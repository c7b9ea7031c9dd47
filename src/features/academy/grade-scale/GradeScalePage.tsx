import { words } from '#kit/contract/language';
import type { Got } from '#kit/contract/entity';
import { shownFigure } from '#kit/rules/show';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, toldColumn } from '#kit/web/list/column';
import { gradeScale } from './grade-scale.contract';
import { gradeScaleForm } from './grade-scale-form';

const { field, column } = columnsOf(gradeScale);

function stepsOf({ steps }: Got<typeof gradeScale>): string {
  return steps.map(({ grade, from }) => `${grade} ${shownFigure(from)}`).join(' · ');
}

const columns = [
  field('scaleName'),
  column(words('Steps'), stepsOf, { show: (row) => <bdi>{stepsOf(row)}</bdi> }),
  field('passFrom'),
  toldColumn(gradeScale, 'usedBy'),
  ...aside(field('createdAt')),
];

/** The scales by which classes grade. */
export default function GradeScalePage() {
  return (
    <CrudPage
      entity={gradeScale}
      title="Grade scales"
      columns={columns}
      form={gradeScaleForm}
      about="Classes without a scale of their own are graded A+ from 95, A from 90, B+ from 85, B from 80, C from 50, otherwise F; 50 is a pass. Add a scale for classes that are graded differently."
    />
  );
}
