import type { Field, Fields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { useFilterWord } from '#kit/web/list/use-filter-word';
import styles from './report.module.css';

/** On paper only: what the report was asked for. */
export function AskedLine({ fields, asked }: { fields: Fields; asked: Readonly<Record<string, unknown>> }) {
  return (
    <div className={`${styles.asked} print-only`}>
      {Object.entries(fields).map(([name, field]) => {
        const value = asked[name];
        return typeof value === 'string' && <Asked key={name} field={field} value={value} />;
      })}
    </div>
  );
}

function Asked({ field, value }: { field: Field; value: string }) {
  const word = useFilterWord(field, value);
  const isWord = field.to !== undefined || field.choices !== undefined;
  return <span>{t('{field}: {value}', { field: t(field.label), value: isWord ? word : shownDay(value) })}</span>;
}
