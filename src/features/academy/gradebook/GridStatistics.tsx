import { t, words } from '#kit/contract/language';
import { shownDecimal, shownRate } from '#kit/rules/show';
import { showNumber } from '#kit/web/show';
import type { GradebookAnswer, Statistics, Told } from './gradebook.contract';
import styles from './gradebook.module.css';

type Name = Exclude<keyof Statistics, 'grades'>;

const lines: readonly { readonly name: Name; readonly label: string; readonly show: (value: number) => string }[] = [
  { name: 'number', label: words('Number'), show: showNumber },
  { name: 'mean', label: words('Average'), show: shownDecimal },
  { name: 'median', label: words('Median'), show: shownDecimal },
  { name: 'highest', label: words('Highest'), show: shownDecimal },
  { name: 'lowest', label: words('Lowest'), show: shownDecimal },
  { name: 'passed', label: words('Passed'), show: shownRate },
];

/** What the scores of each assessment come to, in per cent of its best, and the marks (GB12). */
export function GridStatistics({ data: { assessments, statistics } }: { readonly data: GradebookAnswer }) {
  return (
    <tfoot>
      {lines.map(({ name, label, show }) => {
        const shown = (told: Told | undefined) => valueOf(told, name, show);
        return (
          <tr key={name}>
            <th scope="row" className={styles.who}>
              {t(label)}
            </th>
            {assessments.map(({ _id }) => (
              <td key={_id}>{shown(statistics.assessments[_id])}</td>
            ))}
            <td>–</td>
            <td>{shown(statistics.marks)}</td>
            <td>–</td>
          </tr>
        );
      })}
    </tfoot>
  );
}

function valueOf(told: Told | undefined, name: Name, show: (value: number) => string): string {
  const value = told !== undefined && 'number' in told ? told[name] : null;
  return value === null ? '–' : show(value);
}
