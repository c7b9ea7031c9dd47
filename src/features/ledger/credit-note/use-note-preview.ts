import type { Saved } from '#kit/contract/endpoint';
import { usePreview } from '#kit/web/use-preview';
import { type CreditNotePreview, makeCreditNote } from './credit-note.contract';

interface Asked {
  /** Undefined until there is enough to ask, and until the answer to exactly this body has come. */
  readonly preview: CreditNotePreview | undefined;
  /** Why the note would be refused. */
  readonly problem: string | undefined;
}

/** The effect of a credit note as the server calculates it, before it is made; nothing is requested while there is no body. */
export function useNotePreview(body: object | undefined): Asked {
  const { answer, refused } = usePreview<Saved<CreditNotePreview>>(makeCreditNote, body);
  return { preview: answer?.info, problem: refused?.message };
}
