import { InkMark } from './InkMark';

/** The print shop's logo before the organisation has a name of its own: overlapping inks, 130 by 65. */
export function DecorationLogo() {
  return (
    <svg viewBox="0 0 130 65" width="130" height="65" role="img" aria-label="Daftar" fill="none">
      <InkMark />
      <text
        x="60"
        y="40"
        direction="ltr"
        fontSize="21"
        fontWeight="700"
        letterSpacing="-0.6"
        fill="currentColor"
        fontFamily="inherit"
        textLength="69"
        lengthAdjust="spacingAndGlyphs"
      >
        Daftar
      </text>
    </svg>
  );
}
