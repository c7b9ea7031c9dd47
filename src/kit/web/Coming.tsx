import { t } from '#kit/contract/language';
import styles from './Coming.module.css';

/** A bar along the window's upper edge while the script of what was pressed is on its way: nothing else moves. */
export function Coming() {
  return <div className={`${styles.coming} no-print`} role="progressbar" aria-label={t('Loading…')} />;
}
