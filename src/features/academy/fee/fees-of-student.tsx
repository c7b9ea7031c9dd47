import { lazy } from 'react';
import type { Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PartProps } from '#house/page/page-part';
import { type DebtPart, type OpenDebt, pageDebt, useTakeAction } from '#features/ledger/debt/page-debt';
import { fee } from './fee.contract';
import { fullFeeName } from './full-fee-name.rules';
import { feeScreen } from './fee.screens';
import { calledFee, feeAmounts } from './fee-part-columns';
import { feeDebt } from './fee-debt.contract';

const FeePayment = lazy(async () => ({ default: (await import('./FeePayment')).FeePayment }));

const { ref, field } = columnsOf(fee);

const ofStudent = [calledFee, ref('classID', ({ className }) => className), ...feeAmounts, field('createdAt')];
const newest = '-feeNo';

function openOf(row: Got<typeof fee>): OpenDebt | undefined {
  if (row.voidedAt !== null || row.feeBalance <= 0) return undefined;
  return {
    _id: row._id,
    called: fullFeeName(row),
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

/** The fees of a student, as a part of the student's page from which they are paid. */
export const feesOfStudent: DebtPart = {
  by: feeScreen,
  Part: FeesOfStudent,
  debt: pageDebt({ entity: fee, debt: feeDebt, order: newest, openOf: async () => openOf }),
};
