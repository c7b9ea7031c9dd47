import { words } from '#kit/contract/language';

/** What a tone says, beside its colour. */
export const tones = {
  good: words('Good'),
  attention: words('Look at this'),
  wrong: words('Wrong'),
} as const;
