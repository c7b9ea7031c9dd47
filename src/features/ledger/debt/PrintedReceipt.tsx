import type { Entity } from '#kit/contract/entity';
import { PrintedRecord } from '#kit/web/print/PrintedRecord';
import type { ReceiptRead, Slip } from './receipt.contract';
import { receiptPrinted } from './receipt-print.rules';

interface Props<E extends Entity> {
  readonly entity: E;
  readonly id: string;
  readonly slipOf: (receipt: ReceiptRead<E>) => Slip;
}

/** A receipt as it will be printed. */
export function PrintedReceipt<E extends Entity>({ entity, id, slipOf }: Props<E>) {
  return (
    <PrintedRecord<ReceiptRead<E>>
      path={`${entity.path}/${id}`}
      print={(receipt, printer) => receiptPrinted(slipOf(receipt), printer)}
    />
  );
}
