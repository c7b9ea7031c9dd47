import type { Tone } from '#kit/contract/tone';

/** The meaning of a series or slice; `brand` is the main one. */
export type ChartTone = Tone | 'brand';

/**
 * The colour of a tone as a CSS value, with a contrast of at least 3:1 on a panel and 4.5:1 under letters in the
 * panel's colour.
 */
export function toneColour(tone: ChartTone): string {
  if (tone === 'brand') return 'light-dark(var(--mantine-primary-color-8), var(--mantine-primary-color-3))';
  return `var(--tone-${tone})`;
}
