import { words } from '#kit/contract/language';

/** The words for a tone, beside its colour. */
export const tones = {
  good: words('Good'),
  attention: words('Look at this'),
  wrong: words('Wrong'),
} as const;
