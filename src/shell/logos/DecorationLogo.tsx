/** The print shop's mark until the organisation gives its own: overlapping inks, 130 by 65. */
export function DecorationLogo() {
  return (
    <svg viewBox="0 0 130 65" width="130" height="65" role="img" aria-label="Daftar" fill="none">
      <circle cx="17" cy="25" r="12" fill="var(--mantine-color-brand-8)" />
      <circle cx="29" cy="25" r="12" fill="#e8a020" fillOpacity="0.85" />
      <circle cx="23" cy="37" r="12" fill="#1f7a8c" fillOpacity="0.85" />
      <text x="52" y="39" fontSize="22" fontWeight="700" letterSpacing="-0.4" fill="currentColor" fontFamily="inherit">
        Daftar
      </text>
    </svg>
  );
}
