import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { EmptyState } from '#kit/web/list/EmptyState';
import { PageHeader } from '#kit/web/PageHeader';
import { useOrganisation } from '#kit/web/organisation';
import { CounterDesk } from './CounterDesk';
import { useAccounts } from './use-accounts';
import { useQuickItems } from './use-items';

/** How long the form waits for the goods, in milliseconds: on a line that keeps them back, money is taken all the same. */
const mostWait = 1000;

/** The page where money is taken from anybody, for one debt or for all debts of a family, in one way of paying or several. */
export default function CounterPage() {
  const accounts = useAccounts();
  const goods = useQuickItems();
  // Goods that came later would move the form while somebody reaches for it. Once it is shown it stays, whatever is read anew.
  const [isShown, setShown] = useState(false);
  if (goods && !isShown) setShown(true);
  useEffect(() => {
    const late = setTimeout(setShown, mostWait, true);
    return () => clearTimeout(late);
  }, []);
  const { secondRate = 0 } = useOrganisation();
  if (accounts && accounts.length > 0 && isShown) return <CounterDesk accounts={accounts} rate={secondRate} />;
  return (
    <>
      <PageHeader title={t('Counter')} />
      {accounts?.length === 0 ? (
        <EmptyState title={t('No account takes money yet. Add one under Accounts.')} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}
