import { useEffect } from 'react';
import { type Brand, brandNames } from '#house/brand/brand.contract';
import { t } from '#kit/contract/language';
import styles from './AuthCard.module.css';
import { setBrand, useSession } from '#house/session/session';

interface Props {
  readonly offered: readonly Brand[];
  readonly onChosen?: () => void;
}

/** The choice of brand on the login screens; nothing if the deployment offers only one. */
export function BrandSwitch({ offered, onChosen }: Props) {
  const { brand } = useSession();
  // A deployment of one brand does not offer another (R 2.3).
  const [only = brand] = offered.includes(brand) ? [brand] : offered;
  useEffect(() => {
    if (only !== brand) setBrand(only);
  }, [only, brand]);
  if (offered.length < 2) return null;
  const choose = (one: Brand) => {
    setBrand(one);
    onChosen?.();
  };
  return (
    <fieldset className={styles.brands}>
      <legend className="visually-hidden">{t('Brand')}</legend>
      {offered.map((one) => (
        <label key={one} className={styles.brand}>
          <input type="radio" name="brandType" value={one} checked={one === brand} onChange={() => choose(one)} />
          {t(brandNames[one])}
        </label>
      ))}
    </fieldset>
  );
}
