import { t, words } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { expense } from './transaction.contract';
import { handForm } from './transaction-form';
import { TransactionPage } from './TransactionPage';
import { useEarlierTypes } from './use-earlier-types';

/** Expenses: what purchases and payroll posted, and what was entered by hand. */
export default function ExpensePage() {
  const organisation = useOrganisation();
  const types = useEarlierTypes();
  return (
    <TransactionPage
      entity={expense}
      add={t('Add expense')}
      filters={['posted']}
      form={{ ...handForm(organisation), suggestions: { type: types } }}
      about={words('Purchases and payroll add their expenses here automatically. Other expenses are entered by hand.')}
    />
  );
}
