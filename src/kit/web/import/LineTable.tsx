import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { roles } from '#kit/web/list/table-roles';
import type { CheckedLine } from './import-file';
import styles from './ImportForm.module.css';

/** The lines of a file, those with errors first, each with its errors. */
export function LineTable({ of, lines }: { of: Entity; lines: readonly CheckedLine[] }) {
  const names = [...new Set(lines.flatMap(({ values }) => Object.keys(values)))];
  const sorted = [...lines].sort((a, b) => Number(isRight(a)) - Number(isRight(b)) || a.line - b.line);
  const anyWrong = !sorted.every(isRight);
  return (
    // The keyboard scrolls it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.lines} tabIndex={0} aria-label={t('Lines of the file')}>
      <table {...roles.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.head} scope="col">
              {t('Line')}
            </th>
            {anyWrong && (
              <th {...roles.head} scope="col">
                {t('What is wrong')}
              </th>
            )}
            {names.map((name) => (
              <th key={name} {...roles.head} scope="col">
                {t(of.fields[name]?.label ?? name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {sorted.slice(0, mostShown).map((line) => (
            <tr key={line.line} {...roles.row} data-wrong={!isRight(line) || undefined}>
              <td {...roles.cell} data-label={t('Line')}>
                {line.line}
              </td>
              {anyWrong && (
                <td {...roles.cell} className={styles.wrong}>
                  {Object.entries(line.errors).map(([name, said]) => (
                    <div key={name}>{wrongIn(of, name, said)}</div>
                  ))}
                </td>
              )}
              {names.map((name) => (
                <td {...roles.cell} key={name} data-label={t(of.fields[name]?.label ?? name)}>
                  {textOf(line.values[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > mostShown && <p>{t('and {count} more', { count: sorted.length - mostShown })}</p>}
    </section>
  );
}

/** The error of a line, with the column that it is about. */
function wrongIn(of: Entity, name: string, said: string): string {
  const { label } = of.fields[name] ?? {};
  return label === undefined ? said : t('{field}: {value}', { field: t(label), value: said });
}

const mostShown = 200;

function isRight({ errors }: CheckedLine): boolean {
  return Object.keys(errors).length === 0;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
