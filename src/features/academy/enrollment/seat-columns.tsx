import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { Status } from '#kit/web/Status';
import { enrollment } from './enrollment.contract';

const { field, badge } = columnsOf(enrollment);

const left = { choices: { left: words('Left') }, tones: { left: 'wrong' } } as const;

type StatusColumn = ReturnType<typeof badge>;

/** The column of how enrollments stand: of those who left by the call for it, who are not merely blocked (FE8), it says so. */
export function statusColumnOf(show: StatusColumn['show']): StatusColumn {
  return {
    ...badge('enrolledStatus'),
    show: (row) =>
      row.enrolledStatus === 'blocked' && row.leftDate !== null ? <Status of={left} word="left" /> : show(row),
  };
}

export const statusColumn = statusColumnOf(badge('enrolledStatus').show);

/** The columns that every list of seats in classes has. */
export const seatColumns = [field('Amount'), field('enrolledDate'), statusColumn];
