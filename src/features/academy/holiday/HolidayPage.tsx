import { lazy, Suspense } from 'react';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, toldColumn } from '#kit/web/list/column';
import type { FormRules } from '#kit/web/form/form-rules';
import { holiday } from './holiday.contract';
import { holidayProblems } from './holiday.rules';

const TakenRegisters = lazy(async () => ({ default: (await import('./TakenRegisters')).TakenRegisters }));

const { field } = columnsOf(holiday);

const columns = [
  field('holidayName'),
  field('startDate'),
  // The last day is shown beside the first.
  { ...field('endDate'), part: 'fact' as const },
  toldColumn(holiday, 'lessonsDropped'),
  ...aside(field('createdAt')),
];

const form: FormRules<typeof holiday.fields> = {
  problems: holidayProblems,
  extra: (values, _chosen, edited) => (
    <Suspense fallback={null}>
      <TakenRegisters values={values} edited={edited} />
    </Suspense>
  ),
};

/** The list of days on which no class has a lesson. */
export default function HolidayPage() {
  return (
    <CrudPage
      entity={holiday}
      title="Holidays"
      columns={columns}
      order="-startDate"
      form={form}
      about="On a holiday no class has a lesson. Registers that were taken stay. Add the first holiday."
    />
  );
}
