/** The academy's logo until the organisation uploads its own: an open book, 150 by 45. */
export function AcademyLogo() {
  return (
    <svg viewBox="0 0 150 45" width="150" height="45" role="img" aria-label="Daftar" fill="none">
      <rect x="1" y="5" width="35" height="35" rx="9" fill="var(--logo-mark, var(--mantine-color-brand-8))" />
      <path
        d="M18.5 15.5c-2.6-1.9-6-2.5-9.3-2.3v16c3.3-.2 6.7.4 9.3 2.3 2.6-1.9 6-2.5 9.3-2.3v-16c-3.3-.2-6.7.4-9.3 2.3zm0 0v16"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <text
        x="46"
        y="30"
        direction="ltr"
        fontSize="22"
        fontWeight="700"
        letterSpacing="-0.4"
        fill="currentColor"
        fontFamily="inherit"
      >
        Daftar
      </text>
    </svg>
  );
}
