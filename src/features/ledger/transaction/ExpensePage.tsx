import { useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { readPage } from '#kit/web/use-entity';
import { expense } from './transaction.contract';
import { handForm } from './transaction-form';
import { TransactionPage } from './TransactionPage';

/** The page of expenses: what purchases and payroll posted, and what was entered by hand. */
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

/** The types of the newest expenses entered by hand, each once, as suggestions for the next one (D14). */
function useEarlierTypes(): readonly string[] {
  const { data } = useQuery({
    queryKey: [expense.path, 'earlier types'],
    queryFn: ({ signal }) =>
      readPage<Got<typeof expense>>(
        expense.path,
        { ...expense.only, posted: 'false', sort: '-createdAt', page: 1, pageSize: 200 },
        signal,
      ),
  });
  return [...new Set(data?.rows.map(({ type }) => type))].sort((a, b) => a.localeCompare(b));
}
