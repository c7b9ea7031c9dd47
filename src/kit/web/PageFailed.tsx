import { t } from '../contract/language';
import { ErrorState } from './list/ErrorState';

/** What stands where a page broke or could not be loaded; a new version of the product asks to be loaded anew. */
export function PageFailed() {
  return <ErrorState message={t('This page could not be shown. Check the connection and load it again.')} onRetry={() => location.reload()} />;
}
