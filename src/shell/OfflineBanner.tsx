import { IconWifiOff } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { writesOffline } from '#house/session/areas';
import { useOnline } from '#kit/web/use-online';
import { usePathname } from '#kit/web/use-pathname';
import { Banner } from './Banner';

export function OfflineBanner() {
  const online = useOnline();
  const pathname = usePathname();
  if (online) return null;
  const isKept = writesOffline(pathname);
  return (
    <Banner tone="attention" icon={<IconWifiOff size={18} aria-hidden />}>
      {isKept
        ? t(
            'You are offline. What you see may be out of date. Anything new that you enter is kept on this phone and sent when there is a network.',
          )
        : t('You are offline. What you see may be out of date, and nothing can be saved until the connection is back.')}
    </Banner>
  );
}
