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
      about="Classes without a scale of their own grade by A+ 95, A 90, B+ 85, B 80, C 50 and F, and pass from 50. Add a scale for classes that grade otherwise."
    />
  );
}
