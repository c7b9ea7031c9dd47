import { FeeReceiptReport } from './FeeReceiptReport';

/** The receipts of the brand in force: of fees in the academy. */
export default function ReceiptReportPage() {
  return <FeeReceiptReport />;
}
