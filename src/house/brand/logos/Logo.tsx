import type { Brand } from '#house/brand/brand.contract';
import styles from './Logo.module.css';

/** The organisation's own logo, or the brand's. */
export function Logo({
  brand,
  url,
  name,
}: {
  brand: Brand;
  url?: string | null | undefined;
  name?: string | null | undefined;
}) {
  if (url) return <img className={`${styles[brand]} own-logo`} src={url} alt={name ?? ''} />;
  return <Wordmark brand={brand} />;
}

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
function Wordmark({ brand }: { brand: Brand }) {
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

/** The brand's mark without a word, beside the name of the organisation. */
export function BrandMark({ brand }: { brand: Brand }) {
  return brand === 'academy' ? (
    <svg viewBox="0 4 37 37" width="36" height="36" fill="none" aria-hidden>
      <BookMark />
    </svg>
  ) : (
    <svg viewBox="0 6 54 52" width="37" height="36" fill="none" aria-hidden>
      <InkMark />
    </svg>
  );
}

/** An open book. */
function BookMark() {
  return (
    <>
      <rect x="1" y="5" width="35" height="35" rx="9" fill="var(--logo-mark, var(--mantine-color-brand-8))" />
      <path
        d="M18.5 15.5c-2.6-1.9-6-2.5-9.3-2.3v16c3.3-.2 6.7.4 9.3 2.3 2.6-1.9 6-2.5 9.3-2.3v-16c-3.3-.2-6.7.4-9.3 2.3zm0 0v16"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
    </>
  );
}

/** Overlapping inks. */
function InkMark() {
  return (
    <>
      <circle cx="18" cy="24" r="16" fill="#cf4a1c" />
      <circle cx="36" cy="24" r="16" fill="#e8a020" fillOpacity="0.85" />
      <circle cx="27" cy="40" r="16" fill="var(--logo-mark, var(--mantine-color-brand-7))" fillOpacity="0.85" />
    </>
  );
}
