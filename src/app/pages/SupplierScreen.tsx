import { supplier } from '#features/shop/supplier/supplier.contract';
import { logOfRecord } from '#features/oversight/activity/log-of-record';
import { purchasesOfSupplier } from '#features/shop/purchase/purchases-of-supplier';
import { SupplierRecord } from '#features/shop/supplier/SupplierRecord';

const parts = [purchasesOfSupplier, logOfRecord(supplier)];

export default function SupplierScreen() {
  return <SupplierRecord parts={parts} />;
}
