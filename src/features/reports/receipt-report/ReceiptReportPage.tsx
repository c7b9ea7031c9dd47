import { useSession } from '#house/session/session';
import { FeeReceiptReport } from './FeeReceiptReport';
import { InvoiceReceiptReport } from './InvoiceReceiptReport';

/** The receipts of the current brand: of fees in the academy, of invoices in the shop (H6). */
export default function ReceiptReportPage() {
  const { brand } = useSession();
  return brand === 'academy' ? <FeeReceiptReport /> : <InvoiceReceiptReport />;
}
