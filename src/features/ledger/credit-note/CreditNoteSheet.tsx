import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { DocumentSheet } from '#house/print/DocumentSheet';
import type { CreditNote } from './credit-note.contract';
import { noteFacts, noteItems, noteSums, noteTo } from './credit-note-slip.rules';

/** The content of a printed credit note below the letterhead: what is taken off and why, and what goes back. */
export function CreditNoteSheet({ note }: { readonly note: CreditNote }) {
  const sum = ([label, amount]: readonly [string, CreditNote['lowered']]) =>
    [label, <Money key={label} amount={amount} />] as const;
  return (
    <DocumentSheet
      house={t('From')}
      parties={[{ label: t('To'), ...noteTo(note) }]}
      facts={[...noteFacts(note), ...noteItems(note)]}
      sums={noteSums(note).map(sum)}
      total={sum([t('Credited'), note.amount])}
      signed={[t('Made by'), t('Received by')]}
    />
  );
}
