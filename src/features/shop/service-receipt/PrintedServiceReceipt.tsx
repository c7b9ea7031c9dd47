import { PrintedReceipt } from '#features/ledger/debt/PrintedReceipt';
import { serviceReceipt } from './service-receipt.contract';
import { serviceReceiptSlip } from '#features/shop/service/service-slip.rules';

/** A service's receipt as it will be printed. */
export function PrintedServiceReceipt({ id }: { id: string }) {
  return <PrintedReceipt entity={serviceReceipt} id={id} slipOf={serviceReceiptSlip} />;
}
