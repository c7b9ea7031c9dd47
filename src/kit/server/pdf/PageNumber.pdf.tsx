import { t } from '#kit/contract/language';
import { styles } from './styles';
import { type Style } from './primitives';

// The worker alone knows how many pages there are: it fills them into these words.
const Numbered = 'PageNumber' as unknown as (props: { readonly words: string; readonly style: Style }) => null;

/** At the foot of every page of a document that has several. */
export function PageNumber() {
  return (
    <Numbered words={t('Page {page} of {pages}', { page: '{page}', pages: '{pages}' })} style={styles.pageNumber} />
  );
}
