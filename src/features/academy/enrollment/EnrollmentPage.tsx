import { useNavigate, useSearch } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import { Tabs } from '#kit/web/ui/Tabs';
import { EnrollmentList } from './EnrollmentList';
import { OverTimeList } from './OverTimeList';

/** Two tabs over the same records (S§2); the address says which one is open. */
export default function EnrollmentPage() {
  const { tab }: { readonly tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const opened = tab === 'overTime' ? 'overTime' : 'all';
  return (
    <Tabs
      value={opened}
      onChange={(next) => void navigate({ to: '.', search: next === 'overTime' ? { tab: next } : {}, replace: true })}
      keepMounted={false}
    >
      <Tabs.List className="no-print" mb="md">
        <Tabs.Tab value="all">{t('Enrollment')}</Tabs.Tab>
        <Tabs.Tab value="overTime">{t('Over time students')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="all">
        <EnrollmentList />
      </Tabs.Panel>
      <Tabs.Panel value="overTime">
        <OverTimeList />
      </Tabs.Panel>
    </Tabs>
  );
}
