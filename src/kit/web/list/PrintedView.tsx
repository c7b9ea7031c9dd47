import { allFields, type Entity } from '#kit/contract/entity';
import type { Field } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { spanWords } from './span-words';
import type { ListView } from './list-view';
import type { ListTab } from './tabs';
import styles from './PrintedView.module.css';
import { useFilterWord } from './use-filter-word';

interface Props {
  readonly of: Entity;
  readonly view: ListView;
  /** The tab that is open. */
  readonly part?: ListTab | undefined;
}

/** On paper only: what the list was narrowed to. */
export function PrintedView({ of, view, part }: Props) {
  const fields = allFields(of);
  const dated = t(fields[of.dated]?.label ?? 'Created');
  return (
    <div className={`${styles.view} print-only`}>
      {part && <span>{t(part.label)}</span>}
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

/** Shows the value that a list was narrowed to by one field. */
function PrintedFilter({ field, value }: { field: Field; value: string }) {
  const word = useFilterWord(field, value);
  return <span>{t('{field}: {value}', { field: t(field.label), value: word })}</span>;
}
