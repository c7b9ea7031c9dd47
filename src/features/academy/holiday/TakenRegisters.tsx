import type { Draft } from '#kit/web/form/form-rules';
import { usePreview } from '#kit/web/use-preview';
import { Warnings } from '#features/academy/clash/Warnings';
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
  // Its name may come last.
  const body = isRight ? { holidayName: path, startDate, endDate } : undefined;
  const of =
    edited === undefined
      ? ({ method: 'POST', path } as const)
      : ({ method: 'PUT', path: `${path}/${edited}` } as const);
  const { answer } = usePreview<HolidayPreviewed>(of, body);
  return answer && answer.message !== '' ? <Warnings sentences={[answer.message]} /> : null;
}
