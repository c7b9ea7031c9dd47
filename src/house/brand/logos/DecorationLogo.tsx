/** The print shop's logo until the organisation uploads its own: overlapping inks, 130 by 65. */
export function DecorationLogo() {
  return (
    <svg viewBox="0 0 130 65" width="130" height="65" role="img" aria-label="Daftar" fill="none">
      <circle cx="18" cy="24" r="16" fill="var(--logo-mark, var(--mantine-color-brand-8))" />
      <circle cx="36" cy="24" r="16" fill="#e8a020" fillOpacity="0.85" />
      <circle cx="27" cy="40" r="16" fill="#1f7a8c" fillOpacity="0.85" />
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
