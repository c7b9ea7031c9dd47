import type { Printed, PrintedFact, PrintedLines } from '#kit/contract/print';
import { printedText, slipLines } from '#kit/rules/printed-parts';
import { useOrganisation } from '#kit/web/organisation';
import { PrintedFacts } from './PrintedFacts';
import styles from './PrintedRows.module.css';
import sheet from './PrintedSheet.module.css';
import { PrintedValue } from './PrintedValue';
import type { Paper } from './use-paper';

interface Props {
  readonly lines: PrintedLines;
  readonly paper: Paper;
  /** The document whose sums and total stand below the amounts of a table. */
  readonly foot?: Pick<Printed, 'sums' | 'total' | 'after'> | undefined;
}

/**
 * Rows of a printed record: a table on A4, below each other on a slip. Labels with their values are below each other on both, under their
 * heading.
 */
export function PrintedRows({ lines, paper, foot }: Props) {
  const { title } = lines;
  if (title !== undefined) return <Labelled lines={lines} title={title} />;
  return paper === 'A4' ? <Table lines={lines} foot={foot} /> : <Listed lines={lines} />;
}

function Labelled({ lines: { rows }, title }: Pick<Props, 'lines'> & { readonly title: string }) {
  const shown = printedText(useOrganisation());
  const facts = rows.flatMap((row) =>
    slipLines(row, shown).map(([start, end = '']): PrintedFact => [shown(start), end]),
  );
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <dl className={sheet.facts}>
        <PrintedFacts facts={facts} />
      </dl>
    </section>
  );
}

function Table({ lines: { columns, rows }, foot }: Pick<Props, 'lines' | 'foot'>) {
  const look = (place: number) => {
    const { share, align } = columns[place] ?? {};
    return share === 'amount' || align === 'end' ? styles.figure : undefined;
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ heading }, place) => (
            <th key={heading} className={look(place)}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells }, index) => (
          <tr key={index}>
            {cells.map((value, place) => (
              <td key={place} className={look(place)}>
                <PrintedValue value={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && <Foot {...foot} before={columns.length - 1} />}
    </table>
  );
}

function Foot({ sums = [], total, after = [], before }: NonNullable<Props['foot']> & { readonly before: number }) {
  const line = ([label, value]: PrintedFact, look?: string) => (
    <tr key={label} className={look}>
      <th scope="row" colSpan={before}>
        {label}
      </th>
      <td className={styles.figure}>
        <PrintedValue value={value} />
      </td>
    </tr>
  );
  return (
    <tfoot>
      {sums.map((sum) => line(sum))}
      {total && line(total, sheet.total)}
      {after.map((sum) => line(sum))}
    </tfoot>
  );
}

function Listed({ lines: { rows } }: Pick<Props, 'lines'>) {
  const shown = printedText(useOrganisation());
  return (
    <div className={styles.list}>
      {rows.map((row, index) => (
        <div key={index} className={styles.item}>
          {slipLines(row, shown).map((pair, place) => (
            <div key={place} className={styles.pair}>
              {pair.map((value, at) => (
                <PrintedValue key={at} value={value} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
