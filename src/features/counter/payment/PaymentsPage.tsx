import { useNavigate, useSearch } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import { Tabs } from '#kit/web/ui/Tabs';
import { CreditList } from './CreditList';
import { PaymentList } from './PaymentList';

/** Two tabs: the payments taken at the counter, and the credit that they left. The address says which one is open. */
export default function PaymentsPage() {
  const { tab }: { readonly tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const opened = tab === 'credit' ? tab : 'payments';
  return (
    <Tabs
      value={opened}
      onChange={(next) => void navigate({ to: '.', search: next === 'credit' ? { tab: next } : {}, replace: true })}
      keepMounted={false}
    >
      <Tabs.List className="no-print" mb="md">
        <Tabs.Tab value="payments">{t('Payments')}</Tabs.Tab>
        <Tabs.Tab value="credit">{t('Credit')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="payments">
        <PaymentList />
      </Tabs.Panel>
      <Tabs.Panel value="credit">
        <CreditList />
      </Tabs.Panel>
    </Tabs>
  );
}
