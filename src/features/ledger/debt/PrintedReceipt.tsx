import type { Entity } from '#kit/contract/entity';
import { PrintedDocument } from '#kit/web/print/PrintedDocument';
import type { ReceiptRead, Slip } from './receipt.contract';
import { ReceiptSheet } from './ReceiptSheet';
import { slipTitle } from './slip.rules';

interface Props<E extends Entity> {
  readonly entity: E;
  readonly id: string;
  readonly slipOf: (receipt: ReceiptRead<E>) => Slip;
}

/** A receipt as it will be printed. */
export function PrintedReceipt<E extends Entity>({ entity, id, slipOf }: Props<E>) {
  return (
    <PrintedDocument<ReceiptRead<E>>
      path={`${entity.path}/${id}`}
      file="receipt.pdf"
      title={(receipt) => slipTitle(slipOf(receipt))}
      number={(receipt) => slipOf(receipt).receiptNo}
    >
      {(receipt) => <ReceiptSheet slip={slipOf(receipt)} />}
    </PrintedDocument>
  );
}
