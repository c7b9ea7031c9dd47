import { t } from '#kit/contract/language';
import { styles } from './styles';
import { type Style } from './primitives';

// Only the worker knows the number of pages, and fills it into these words.
const Numbered = 'PageNumber' as unknown as (props: { readonly words: string; readonly style: Style }) => null;

/** The page number, at the foot of every page of a document that has several. */
export function PageNumber() {
  return (
    <Numbered words={t('Page {page} of {pages}', { page: '{page}', pages: '{pages}' })} style={styles.pageNumber} />
  );
}
