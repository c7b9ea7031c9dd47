import type { Draft } from '#kit/web/form/form-rules';
import { PreviewWarnings } from '#kit/web/form/PreviewWarnings';
import { type HolidayPreviewed, holiday } from './holiday.contract';
import { holidayProblems } from './holiday.rules';

interface Props {
  readonly values: Draft<typeof holiday.fields>;
  readonly edited: string | undefined;
}

/** Warns of registers that were taken on the days of a holiday (CL10); they stay. */
export function TakenRegisters({ values, edited }: Props) {
  const { path } = holiday;
  const { startDate, endDate } = values;
  const isRight = startDate && endDate && Object.keys(holidayProblems(values)).length === 0;
  // The name may be typed last, so the path stands in for it.
  const body = isRight ? { holidayName: path, startDate, endDate } : undefined;
  return <PreviewWarnings path={path} edited={edited} body={body} say={said} />;
}

function said({ message }: HolidayPreviewed) {
  return { warnings: message === '' ? [] : [message] };
}
