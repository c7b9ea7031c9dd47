import { t } from '#kit/contract/language';
import { everyPlaceholder } from './placeholder.rules';
import styles from './Placeholders.module.css';

/** Shows the placeholders that a text may have. */
export function Placeholders() {
  return (
    <p className={styles.names}>
      {t('These stand for what differs with each reader:')} <bdi dir="ltr">{everyPlaceholder()}</bdi>
    </p>
  );
}
