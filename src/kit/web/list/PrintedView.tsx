import { allFields, type Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { spanWords } from './span-words';
import type { ListView } from './list-view';
import styles from './PrintedView.module.css';
import { PrintedFilter } from './PrintedFilter';

/** On paper only: what the list was narrowed to. */
export function PrintedView({ of, view }: { of: Entity; view: ListView }) {
  const fields = allFields(of);
  const dated = t(fields[of.dated]?.label ?? 'Created');
  return (
    <div className={`${styles.view} print-only`}>
      {view.q && <span>{t('{field}: {value}', { field: t('Search'), value: view.q })}</span>}
      {Object.entries(view.filters).map(([name, value]) => {
        const field = fields[name];
        return field && <PrintedFilter key={name} field={field} value={value} />;
      })}
      {(view.from || view.to) && (
        <span>{t('{field}: {value}', { field: dated, value: spanWords(dated, view.from, view.to) })}</span>
      )}
      {view.voided && <span>{t('Voided ones are shown')}</span>}
    </div>
  );
}
