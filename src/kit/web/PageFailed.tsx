import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';

/** What stands where a page broke or could not be loaded; a new version of the product asks to be loaded anew. */
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
