import type { Entity } from '../../contract/entity';
import { t } from '../../contract/language';
import type { CheckedLine } from './import-file';
import styles from './ImportForm.module.css';

/** Lines of a file, the wrong ones first, each with what is wrong. */
export function LineTable({ of, lines }: { of: Entity; lines: readonly CheckedLine[] }) {
  const names = [...new Set(lines.flatMap(({ values }) => Object.keys(values)))];
  const sorted = [...lines].sort((a, b) => Number(isRight(a)) - Number(isRight(b)) || a.line - b.line);
  return (
    // The keyboard scrolls it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.lines} tabIndex={0} aria-label={t('Lines of the file')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Line')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {t(of.fields[name]?.label ?? name)}
              </th>
            ))}
            <th scope="col">{t('What is wrong')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, mostShown).map((line) => (
            <tr key={line.line} data-wrong={!isRight(line) || undefined}>
              <td>{line.line}</td>
              {names.map((name) => (
                <td key={name}>{textOf(line.values[name])}</td>
              ))}
              <td>{Object.values(line.errors).join('. ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > mostShown && <p>{t('and {count} more', { count: sorted.length - mostShown })}</p>}
    </section>
  );
}

const mostShown = 200;

function isRight({ errors }: CheckedLine): boolean {
  return Object.keys(errors).length === 0;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
