import { t } from '#kit/contract/language';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { EmptyState } from '#kit/web/list/EmptyState';
import { PageHeader } from '#kit/web/PageHeader';
import { useOrganisation } from '#kit/web/organisation';
import { CounterDesk } from './CounterDesk';
import { useAccounts } from './use-accounts';

/** The page where money is taken from anybody, for one debt or for all debts of a family, in one way of paying or several. */
export default function CounterPage() {
  const accounts = useAccounts();
  const { secondRate = 0 } = useOrganisation();
  if (accounts && accounts.length > 0) return <CounterDesk accounts={accounts} rate={secondRate} />;
  return (
    <>
      <PageHeader title={t('Counter')} />
      {accounts ? <EmptyState title={t('No account takes money yet. Add one under Accounts.')} /> : <FormSkeleton />}
    </>
  );
}
