import { t } from '#kit/contract/language';
import { styles } from './styles';
import { type Style } from './primitives';

// Only the worker knows the number of pages, and fills it into this text.
const Numbered = 'PageNumber' as unknown as (props: { readonly children: string; readonly style: Style }) => null;

/** The page number, at the foot of every page of a document that has several. */
export function PageNumber() {
  return (
    <Numbered style={styles.pageNumber}>{t('Page {page} of {pages}', { page: '{page}', pages: '{pages}' })}</Numbered>
  );
}
