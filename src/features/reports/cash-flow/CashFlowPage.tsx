import { words } from '#kit/contract/language';
import { shownMoment } from '#kit/rules/show';
import { reportColumns } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { accountShown } from '#house/money-account/account-name.rules';
import { cashFlow } from './cash-flow.contract';

const { field, sum } = reportColumns(cashFlow);

/** Short, so that nine columns fit beside the menu in every language. */
const shortMonth = (month: string) =>
  shownMoment(new Date(`${month}-01T00:00:00Z`), { month: 'short', year: 'numeric', timeZone: 'UTC' });

const columns = [
  field('month', ({ month }) => month && shortMonth(month)),
  field('account', ({ account }) => accountShown({ name: account })),
  field('opening'),
  sum('income'),
  sum('expense'),
  sum('transfers'),
  sum('advances'),
  sum('refunds'),
  // On a phone it is shown beside the month, because the sums say nothing about an account.
  { ...field('closing'), part: 'side' as const },
];

/** The report on how the balance of each account changed. */
export default function CashFlowPage() {
  return (
    <CallReportPage
      of={cashFlow}
      title="Cash flow"
      columns={columns}
      about={words(
        'What each account held at the beginning of a month, what moved it, and what it held at its end, which is what the next month begins with. An account that was counted first within a month begins with what was counted.',
      )}
    />
  );
}
