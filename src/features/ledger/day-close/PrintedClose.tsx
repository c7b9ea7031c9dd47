import { PrintedRecord } from '#kit/web/print/PrintedRecord';
import { dayClose } from './day-close.contract';
import { closePrinted } from './report.rules';

/** A Z report as it will be printed. */
export function PrintedClose({ id }: { id: string }) {
  return <PrintedRecord path={`${dayClose.path}/${id}`} print={closePrinted} />;
}
