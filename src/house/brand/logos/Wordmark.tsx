import type { Brand } from '#house/brand/brand.contract';
import { BookMark } from './BookMark';
import { InkMark } from './InkMark';

/** An open book, 150 by 45, and overlapping inks, 130 by 65. */
const marks = {
  academy: { Mark: BookMark, width: 150, height: 45, text: { x: 46, y: 30, fontSize: 22, letterSpacing: -0.4 } },
  decoration: {
    Mark: InkMark,
    width: 130,
    height: 65,
    text: { x: 60, y: 40, fontSize: 21, letterSpacing: -0.6, textLength: 69, lengthAdjust: 'spacingAndGlyphs' },
  },
} as const;

/** The product's logo in the colours of a brand, before the organisation has a name of its own. */
export function Wordmark({ brand }: { brand: Brand }) {
  const { Mark, width, height, text } = marks[brand];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label="Daftar" fill="none">
      <Mark />
      <text {...text} direction="ltr" fontWeight="700" fill="currentColor" fontFamily="inherit">
        Daftar
      </text>
    </svg>
  );
}
