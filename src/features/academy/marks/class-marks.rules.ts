import { t } from '#kit/contract/language';
import { shownFigure } from '#kit/rules/show';

/** A mark as it is stored. */
export interface Stored {
  readonly Amount: number;
  readonly __v: number;
}

/** A mark as it is sent: with the version that was seen, or none where there was no mark. */
export interface Wanted {
  readonly Amount: number;
  readonly __v: number | undefined;
}

/**
 * What is to be done with a mark: nothing where it is stored already as sent, and a refusal where it would overwrite what the sender has
 * not seen.
 */
export type Deed = 'give' | 'change' | 'leave' | 'refuse';

export function deedOf(stored: Stored | undefined, { Amount, __v }: Wanted): Deed {
  if (stored?.Amount === Amount) return 'leave';
  if (stored?.__v !== __v) return 'refuse';
  return stored === undefined ? 'give' : 'change';
}

/** The sentence on what somebody else did with a mark in the meantime. */
export function meanwhileSaid(stored: Pick<Stored, 'Amount'> | undefined): string {
  return stored === undefined
    ? t('This mark was deleted meanwhile.')
    : t('Meanwhile {mark} was saved here.', { mark: shownFigure(stored.Amount) });
}
