import { t } from '#kit/contract/language';
import styles from './Coming.module.css';

/** A bar along the window's upper edge while the script for a pressed button is loading: nothing else moves. */
export function Coming() {
  return <div className={`${styles.coming} no-print`} role="progressbar" aria-label={t('Loading…')} />;
}
