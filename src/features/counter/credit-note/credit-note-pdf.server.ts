import { words } from '#kit/contract/language';
import { readRecords } from '#kit/server/read/send';
import { idOf } from '#kit/server/record-id';
import { refuseMissing } from '#kit/server/refusal';
import { documentPdf } from '#house/organisation/document-pdf.server';
import { CreditNoteDocument } from '#features/ledger/credit-note/CreditNote.pdf';
import { CreditNoteSlip } from '#features/ledger/credit-note/CreditNoteSlip.pdf';
import { creditNote } from '#features/ledger/credit-note/credit-note.contract';

/** `GET creditNote/{id}/pdf`: a slip to sign. */
export const creditNotePdf = documentPdf(creditNote.path, words('A credit note to print'), async (call, house) => {
  const [note = refuseMissing()] = await readRecords(call, creditNote, [idOf(call)]);
  const printed = { house, note };
  return {
    document: CreditNoteDocument(printed),
    slip: CreditNoteSlip(printed),
    file: `credit-note-${note.creditNoteNo}.pdf`,
  };
});
