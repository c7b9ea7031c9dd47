import type { Fields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { Value } from '#kit/web/Value';
import styles from './report.module.css';

/** The sums of a report that belong to no column: balances, quantities, shares. */
export function Figures({ fields, totals }: { fields: Fields; totals: Readonly<Record<string, number>> }) {
  const shown = Object.entries(fields).filter(([name]) => totals[name] !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {shown.map(([name, field]) => (
        <div key={name}>
          <dt>{t(field.label)}</dt>
          <dd>
            <Value field={field} value={totals[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
