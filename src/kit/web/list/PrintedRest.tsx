import { t } from '#kit/contract/language';
import { showNumber } from '#kit/web/show';

/** On paper only: that some of the rows that match are not on it. */
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
