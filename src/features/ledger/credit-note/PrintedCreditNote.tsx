import { PrintedDocument } from '#house/print/PrintedDocument';
import { type CreditNote, creditNote } from './credit-note.contract';
import { noteTitle } from './credit-note-slip.rules';
import { CreditNoteSheet } from './CreditNoteSheet';

/** A credit note as it will be printed. */
export function PrintedCreditNote({ id }: { readonly id: string }) {
  return (
    <PrintedDocument<CreditNote>
      path={`${creditNote.path}/${id}`}
      file="credit-note.pdf"
      title={noteTitle}
      number={({ creditNoteNo }) => creditNoteNo}
    >
      {(note) => <CreditNoteSheet note={note} />}
    </PrintedDocument>
  );
}
