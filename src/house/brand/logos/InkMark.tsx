/** Overlapping inks. */
export function InkMark() {
  return (
    <>
      <circle cx="18" cy="24" r="16" fill="#cf4a1c" />
      <circle cx="36" cy="24" r="16" fill="#e8a020" fillOpacity="0.85" />
      <circle cx="27" cy="40" r="16" fill="var(--logo-mark, var(--mantine-color-brand-7))" fillOpacity="0.85" />
    </>
  );
}
