import { useEffect, useEffectEvent } from 'react';
import { isObject } from '#kit/contract/parse';
import { offerDraft, onDraft, takeDraft } from '#kit/web/drafts';
import { type Draft, emptyDraft } from './draft.rules';

/** The name under which a payment that is typed is kept. */
export const keptAs = 'counter';

/** What is kept of a payment that is typed. */
export const kept = (draft: Draft): Readonly<Record<string, unknown>> => ({ draft });

/**
 * Goes on with a payment that was typed before: when the session ended, or in one that was refused and is put right. `inHand` is
 * the payment that is typed now; undefined where none is, or where it was taken already.
 */
export function useKeptDraft(inHand: Draft | undefined, goOn: (draft: Draft) => void): void {
  const take = useEffectEvent(() => {
    const draft = draftIn(takeDraft(keptAs)?.values.draft);
    if (draft) goOn(draft);
  });
  useEffect(() => {
    take();
    return onDraft(() => take());
  }, []);
  useEffect(() => offerDraft(keptAs, () => (inHand ? { values: kept(inHand) } : undefined)), [inHand]);
}

/** A payment as it was kept, by this release or an older one; undefined for anything else. */
function draftIn(value: unknown): Draft | undefined {
  return isDraft(value) ? { ...emptyDraft(value.key, value.row.accountID), ...value } : undefined;
}

function isDraft(value: unknown): value is Draft {
  if (!isObject(value) || typeof value.key !== 'string' || !isObject(value.row)) return false;
  return [value.debts, value.basket, value.rows, value.people].every((each) => Array.isArray(each));
}
