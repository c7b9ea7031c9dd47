import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { t } from '../kit/contract/language';
import { Banner } from './Banner';

export function OfflineBanner() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Banner tone="attention" icon={<IconWifiOff size={18} aria-hidden />}>
      {t('You are offline. What you see may be out of date, and nothing can be saved until the connection is back.')}
    </Banner>
  );
}
