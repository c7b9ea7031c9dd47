import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import styles from './counter.module.css';
import type { DraftItem } from './basket.rules';
import { useQuickItems } from './use-items';

/** The items chosen to be buttons at the counter. */
export function QuickItems({ onAdd }: { readonly onAdd: (item: Omit<DraftItem, 'quantity'>) => void }) {
  const items = useQuickItems() ?? [];
  if (items.length === 0) return null;
  return (
    <div className={styles.quick} role="group" aria-label={t('Items')}>
      {items.map((item) => (
        <button key={item.itemID} type="button" disabled={item.inStock === 0} onClick={() => onAdd(item)}>
          <bdi>{item.label}</bdi>
          <Money amount={item.price} />
        </button>
      ))}
    </div>
  );
}
