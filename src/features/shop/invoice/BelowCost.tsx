import { comma, t } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import styles from './invoice.module.css';

/** The items that are sold for less than they cost (F11). */
export function BelowCost({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <output className={styles.line}>
      <Badge tone="attention">{t('Sold below its cost: {items}', { items: items.join(comma()) })}</Badge>
    </output>
  );
}
