import type { Entity } from '#kit/contract/entity';
import { receiptRoutes } from '#features/ledger/receipt-path/receipt-path.server';
import { searchSlice } from '#features/search/search-slice.server';
import { pictureSlice } from '#house/picture/picture-slice.server';
import type { Slice } from '#house/slice/slice.server';
import { picturedIn } from './pictures';

/** The slices that are made of the others: pictures, the path that several kinds of receipts share, and the search. */
export function spanning(entities: readonly Entity[], slices: readonly Slice[]): Slice[] {
  const receipts = slices.flatMap(({ receiptKind = [] }) => receiptKind);
  return [pictureSlice(picturedIn(entities)), { routes: receiptRoutes(receipts) }, searchSlice(slices)];
}
