import { words } from '#kit/contract/language';
import { readRecords } from '#kit/server/read/send';
import { idOf } from '#kit/server/record-id';
import { refuseMissing } from '#kit/server/refusal';
import { printedPdf } from '#house/organisation/printed-pdf.server';
import { creditNote } from '#features/ledger/credit-note/credit-note.contract';
import { notePrinted } from '#features/ledger/credit-note/credit-note-print.rules';

/** `GET creditNote/{id}/pdf`: a slip to sign. */
export const creditNotePdf = printedPdf({
  path: creditNote.path,
  title: words('A credit note to print'),
  read: async (call) => {
    const [note = refuseMissing()] = await readRecords(call, creditNote, [idOf(call)]);
    return note;
  },
  print: notePrinted,
});
