import type { Errors } from '#kit/contract/parse';
import type { AdmissionDraft, Known } from './admission-draft.rules';

/** What each part of the page is given. */
export interface PartProps {
  readonly draft: AdmissionDraft;
  readonly known: Known;
  readonly errors: Errors;
  readonly onChange: (part: Partial<AdmissionDraft>) => void;
}
