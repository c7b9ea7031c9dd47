import { t } from '#kit/contract/language';
import styles from './portal.module.css';

/** Shown to a guardian who sees no child. */
export function NoChildren() {
  return <output className={styles.note}>{t('No children are linked to this phone. Ask the office.')}</output>;
}
