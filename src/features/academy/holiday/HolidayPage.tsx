import { lazy, Suspense } from 'react';
import { shownDay } from '#kit/rules/show';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, toldColumn, wide } from '#kit/web/list/column';
import { OnPhone } from '#kit/web/OnPhone';
import type { FormRules } from '#kit/web/form/form-rules';
import { holiday } from './holiday.contract';
import { holidayProblems } from './holiday.rules';

const TakenRegisters = lazy(async () => ({ default: (await import('./TakenRegisters')).TakenRegisters }));

const { field } = columnsOf(holiday);

const columns = [
  field('holidayName'),
  // On a phone the last day is shown beside the first.
  field('startDate', ({ startDate, endDate }) => (
    <bdi>
      {shownDay(startDate)}
      {endDate !== startDate && <OnPhone> – {shownDay(endDate)}</OnPhone>}
    </bdi>
  )),
  ...wide(field('endDate')),
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
