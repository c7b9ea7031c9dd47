import { t, words } from '#kit/contract/language';
import { shownDecimal, shownRate } from '#kit/rules/show';
import { showNumber } from '#kit/web/show';
import type { Statistics, Told } from './gradebook.contract';
import styles from './gradebook.module.css';

type Name = Exclude<keyof Statistics, 'grades'>;

const lines: readonly { readonly name: Name; readonly label: string; readonly show: (value: number) => string }[] = [
  { name: 'number', label: words('How many'), show: showNumber },
  { name: 'mean', label: words('Average'), show: shownDecimal },
  { name: 'median', label: words('Median'), show: shownDecimal },
  { name: 'highest', label: words('Highest'), show: shownDecimal },
  { name: 'lowest', label: words('Lowest'), show: shownDecimal },
  { name: 'passed', label: words('Passed'), show: shownRate },
];

/** The statistics below a table of results (GB12); undefined for a column without any. */
export function StatisticsFoot({ columns }: { readonly columns: readonly (Told | undefined)[] }) {
  return (
    <tfoot>
      {lines.map(({ name, label, show }) => (
        <tr key={name}>
          <th scope="row" className={styles.who}>
            {t(label)}
          </th>
          {columns.map((told, at) => (
            <td key={at}>{valueOf(told, name, show)}</td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

function valueOf(told: Told | undefined, name: Name, show: (value: number) => string): string {
  const value = told !== undefined && 'number' in told ? told[name] : null;
  return value === null ? '–' : show(value);
}
