import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';

/** Shown when a page failed or could not be loaded; after an update of the product it offers to reload. */
export function PageFailed() {
  return (
    <div role="alert" style={{ padding: '48px 24px', textAlign: 'center' }}>
      <p>{t('This page could not be shown. Check the connection and load it again.')}</p>
      <Button variant="default" onClick={() => location.reload()}>
        {t('Load again')}
      </Button>
    </div>
  );
}
