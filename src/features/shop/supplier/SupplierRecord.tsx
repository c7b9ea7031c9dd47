import type { Got } from '#kit/contract/entity';
import type { PageHead } from '#house/page/page-head';
import type { PagePart } from '#house/page/page-part';
import { RecordPage } from '#house/page/RecordPage';
import { supplier } from './supplier.contract';
import { supplierScreen } from './supplier.screens';

const head = ({ name, phone }: Got<typeof supplier>): PageHead => ({ name, phone });

/** The page of a supplier, with what was bought there. */
export function SupplierRecord({ parts }: { parts: readonly PagePart[] }) {
  return <RecordPage entity={supplier} screen={supplierScreen} head={head} parts={parts} />;
}
