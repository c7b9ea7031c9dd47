import type { Tone } from '#kit/contract/tone';

/** What a series or a slice means; `brand` is the one that the chart is about. */
export type ChartTone = Tone | 'brand';

/** The colour of a tone, as a CSS value: at least 3:1 on a panel, and 4.5:1 under letters of the panel's own colour. */
export function toneColour(tone: ChartTone): string {
  if (tone === 'brand') return 'light-dark(var(--mantine-primary-color-8), var(--mantine-primary-color-3))';
  return `var(--tone-${tone})`;
}
