import { lazy } from 'react';
import type { Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { type DebtPart, type OpenDebt, pageDebt, useTakeAction } from '#features/ledger/debt/page-debt';
import { fee } from './fee.contract';
import { feeScreen } from './fee.screens';
import { feeDebt } from './fee-debt.contract';

const FeePayment = lazy(async () => ({ default: (await import('./FeePayment')).FeePayment }));

const { sum, badge, ref, field, column } = columnsOf(fee);

const called = column(words('Fee'), ({ feeNo, feeName }) => `${feeNo} ${feeName}`);
const amounts = [sum('feeAmount'), sum('feePaid'), sum('feeBalance'), badge('feeStatus')];
const ofStudent = [called, ref('classID', ({ className }) => className), ...amounts, field('createdAt')];
const ofClass = [
  called,
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  ...amounts,
  field('createdAt'),
];

const newest = '-feeNo';

function openOf(row: Got<typeof fee>): OpenDebt | undefined {
  if (row.voidedAt !== null || row.feeBalance <= 0) return undefined;
  return {
    _id: row._id,
    called: `${row.feeNo} ${row.feeName}`,
    madeAt: row.createdAt,
    balance: row.feeBalance,
    pay: (paying) => <FeePayment fee={row} {...paying} />,
  };
}

function FeesOfStudent({ of: { _id: studentID } }: PartProps) {
  const take = useTakeAction();
  return (
    <ListPart
      entity={fee}
      screen={feeScreen}
      title={words('Fees')}
      narrowed={{ studentID }}
      order={newest}
      columns={ofStudent}
      actions={(row) => take(openOf(row))}
      empty={words('No fee has been charged yet.')}
    />
  );
}

function FeesOfClass({ of: { _id: classID } }: PartProps) {
  return (
    <ListPart
      entity={fee}
      screen={feeScreen}
      title={words('Fees')}
      narrowed={{ classID }}
      order={newest}
      columns={ofClass}
      empty={words('No fee has been charged yet.')}
    />
  );
}

/** What a student was charged, and how it is paid there. */
export const feesOfStudent: DebtPart = {
  by: feeScreen,
  Part: FeesOfStudent,
  debt: pageDebt({ entity: fee, debt: feeDebt, order: newest, openOf }),
};

/** What the students of a class were charged for it. */
export const feesOfClass: PagePart = { by: feeScreen, Part: FeesOfClass };
