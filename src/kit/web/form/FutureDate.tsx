import { t } from '#kit/contract/language';
import styles from './FutureDate.module.css';

/** A warning about a day in the future, which is allowed and most often a typing error (D21). */
export function FutureDate({ day, today }: { day: string | null | undefined; today: string }) {
  if (!day || day <= today) return null;
  return <output className={styles.warning}>{t('This date is in the future.')}</output>;
}
