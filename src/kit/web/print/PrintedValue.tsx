import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';

/** A printed text or amount, in its own order inside a line of the other direction. */
export function PrintedValue({ value }: { readonly value: string | Amount }) {
  return typeof value === 'string' ? <bdi>{value}</bdi> : <Money amount={value} />;
}
