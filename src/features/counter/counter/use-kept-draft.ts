import { useEffect, useEffectEvent } from 'react';
import { isObject } from '#kit/contract/parse';
import { offerDraft, onDraft, takeDraft } from '#kit/web/drafts';
import { useKeptOverReload } from '#kit/web/form/use-kept-over-reload';
import { type Draft, emptyDraft } from './draft.rules';

/** The name under which a payment that is typed is kept. */
export const keptAs = 'counter';

/** The part of a typed payment that is kept. */
export const kept = (draft: Draft): Readonly<Record<string, unknown>> => ({ draft });

/** The payment that is typed now; undefined where none is, or where it was taken already. */
interface InHand {
  readonly inHand: Draft | undefined;
  /** True while it is being sent: it is stored on the device already, and would be offered twice. */
  readonly isSending: boolean;
}

/** Goes on with a payment that was typed before: before the session ended, before a reload, or in a refused payment that is being corrected. */
export function useKeptDraft({ inHand, isSending }: InHand, goOn: (draft: Draft) => void): void {
  const take = useEffectEvent(() => {
    const draft = draftIn(takeDraft(keptAs)?.values.draft);
    if (draft) goOn(draft);
  });
  useEffect(() => {
    take();
    return onDraft(() => take());
  }, []);
  useEffect(() => offerDraft(keptAs, () => (inHand ? { values: kept(inHand) } : undefined)), [inHand]);
  useKeptOverReload(keptAs, inHand && !isSending ? kept(inHand) : undefined);
}

/** A payment as it was kept, by this release or an older one; undefined for anything else. */
function draftIn(value: unknown): Draft | undefined {
  return isDraft(value) ? { ...emptyDraft(value.key, value.row.accountID), ...value } : undefined;
}

function isDraft(value: unknown): value is Draft {
  if (!isObject(value) || typeof value.key !== 'string' || !isObject(value.row)) return false;
  return [value.debts, value.basket, value.rows, value.people].every((each) => Array.isArray(each));
}
