import { words } from '#kit/contract/language';
import { reportColumns } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { typeShown } from '#features/ledger/transaction/transaction.rules';
import { profitLoss } from './profit-loss.contract';

const { field, badge } = reportColumns(profitLoss);

const columns = [field('month'), badge('part'), field('type', ({ type }) => typeShown(type)), field('amount')];

/** The report on profit and loss, month by month. */
export default function ProfitLossPage() {
  return (
    <CallReportPage
      of={profitLoss}
      title="Profit and loss"
      columns={columns}
      about={words(
        'By money received and spent, on the day of the receipt or the expense. What was given back lessens income; what takes an earlier entry back lessens its type in the month in which it is taken back.',
      )}
    />
  );
}
