import { BookMark } from './BookMark';

/** The academy's logo before the organisation has a name of its own: an open book, 150 by 45. */
export function AcademyLogo() {
  return (
    <svg viewBox="0 0 150 45" width="150" height="45" role="img" aria-label="Daftar" fill="none">
      <BookMark />
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
