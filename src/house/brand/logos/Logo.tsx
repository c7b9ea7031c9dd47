import type { Brand } from '#house/brand/brand.contract';
import styles from './Logo.module.css';
import { Wordmark } from './Wordmark';

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
