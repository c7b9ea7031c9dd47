import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { Status } from '#kit/web/Status';
import { enrollment } from './enrollment.contract';

const { field, badge } = columnsOf(enrollment);

const left = { choices: { left: words('Left') }, tones: { left: 'wrong' } } as const;

/** The status of an enrollment: a student who left by the call for it is not shown as merely blocked (FE8). */
export const statusColumn: ReturnType<typeof badge> = {
  ...badge('enrolledStatus'),
  show: (row) =>
    row.enrolledStatus === 'blocked' && row.leftDate !== null ? (
      <Status of={left} word="left" />
    ) : (
      badge('enrolledStatus').show(row)
    ),
};

/** The columns that every list of seats in classes has. */
export const seatColumns = [field('Amount'), field('enrolledDate'), statusColumn];
