import type { Saved } from '#kit/contract/endpoint';
import { usePreview } from '#kit/web/use-preview';
import { type CreditNotePreview, makeCreditNote } from './credit-note.contract';

interface Asked {
  /** Undefined until there is enough to ask, and until the answer to this very body is there. */
  readonly preview: CreditNotePreview | undefined;
  /** Why it would be refused. */
  readonly problem: string | undefined;
}

/** The effect of a credit note as the server reckons it, before it is made; nothing is asked while there is no body. */
export function useNotePreview(body: object | undefined): Asked {
  const { answer, refused } = usePreview<Saved<CreditNotePreview>>(makeCreditNote, body);
  return { preview: answer?.info, problem: refused?.message };
}
