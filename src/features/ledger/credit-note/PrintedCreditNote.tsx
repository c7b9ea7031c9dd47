import { PrintedRecord } from '#kit/web/print/PrintedRecord';
import { creditNote } from './credit-note.contract';
import { notePrinted } from './credit-note-print.rules';

/** A credit note as it will be printed. */
export function PrintedCreditNote({ id }: { readonly id: string }) {
  return <PrintedRecord path={`${creditNote.path}/${id}`} print={notePrinted} />;
}
