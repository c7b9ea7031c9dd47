import { t } from '#kit/contract/language';
import { showNumber } from '#kit/web/show';

/** On paper only: a note that some of the matching rows are missing. */
export function PrintedRest({ shown, count }: { shown: number | undefined; count: number | undefined }) {
  if (shown === undefined || count === undefined || shown >= count) return null;
  return (
    <p className="print-only">
      {t('These are the first {shown} of {count} rows. Export a file to get all of them.', {
        shown: showNumber(shown),
        count: showNumber(count),
      })}
    </p>
  );
}
