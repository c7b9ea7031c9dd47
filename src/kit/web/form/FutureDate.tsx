import { t } from '#kit/contract/language';
import styles from './FutureDate.module.css';

/** Says so of a day that has not come yet: allowed, and most often a slip of the finger (D21). */
export function FutureDate({ day, today }: { day: string | null | undefined; today: string }) {
  if (!day || day <= today) return null;
  return <output className={styles.warning}>{t('This date is in the future.')}</output>;
}
