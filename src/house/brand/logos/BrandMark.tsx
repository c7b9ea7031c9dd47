import type { Brand } from '#house/brand/brand.contract';
import { BookMark } from './BookMark';
import { InkMark } from './InkMark';

/** The brand's mark without a word, beside the name of the organisation. */
export function BrandMark({ brand }: { brand: Brand }) {
  return brand === 'academy' ? (
    <svg viewBox="0 4 37 37" width="36" height="36" fill="none" aria-hidden>
      <BookMark />
    </svg>
  ) : (
    <svg viewBox="0 6 54 52" width="37" height="36" fill="none" aria-hidden>
      <InkMark />
    </svg>
  );
}
