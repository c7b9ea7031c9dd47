import type { Brand } from '#house/brand/brand.contract';
import styles from './HouseName.module.css';
import { BrandMark, Logo } from './Logo';

interface Props {
  readonly brand: Brand;
  readonly url?: string | null | undefined;
  /** Null where the organisation has none yet, empty or undefined until it is known. */
  readonly name?: string | null | undefined;
}

/** The organisation's logo, or the brand's mark, and its name; the product's own logo for an organisation without a name. */
export function HouseName({ brand, url, name }: Props) {
  if (name === null) return <Logo brand={brand} url={url} />;
  return (
    <span className={styles.house}>
      {url ? <img className={`${styles.own} own-logo`} src={url} alt="" /> : <BrandMark brand={brand} />}
      <span className={styles.name} dir="auto" title={name}>
        {name}
      </span>
    </span>
  );
}
