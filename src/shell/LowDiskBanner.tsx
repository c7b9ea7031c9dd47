import { IconDatabaseOff } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { Banner } from './Banner';

/** The banner that nothing can be saved until the server has room again. */
export default function LowDiskBanner() {
  return (
    <Banner tone="wrong" icon={<IconDatabaseOff size={18} aria-hidden />}>
      {t('The disk of the server is almost full. Nothing can be saved until there is room on it.')}
    </Banner>
  );
}
