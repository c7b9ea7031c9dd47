import type { Field } from '#kit/contract/field';
import { comma, t, words } from '#kit/contract/language';
import styles from './ImportForm.module.css';

interface Props {
  readonly columns: readonly { readonly heading: string; readonly field: Field }[];
}

/** Shows which values each column of an import file accepts. */
export function ColumnGuide({ columns }: Props) {
  return (
    <details className={styles.guide}>
      <summary>{t('What the columns take')}</summary>
      <table>
        <tbody>
          {columns.map(({ heading, field }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              <td>{[isNeeded(field) ? t('required') : t('may be left out'), ...taken(field)].join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function isNeeded({ required, initial, kind }: Field): boolean {
  return required !== undefined && initial === undefined && kind !== 'password';
}

function taken({ kind, choices, to }: Field): string[] {
  if (to) return [t('the number or the name of one that is there')];
  if (choices)
    return [
      Object.values(choices)
        .map((label) => t(label))
        .join(comma()),
    ];
  const example = examples[kind];
  return example === undefined ? [] : [t(example)];
}

const examples: Partial<Record<Field['kind'], string>> = {
  date: words('a day, such as 2026-03-31'),
  month: words('a month, such as 2026-03'),
  time: words('a time, such as 08:30'),
  money: words('an amount, such as 12.50'),
  whole: words('a whole number'),
  decimal: words('a number'),
  phone: words('6 to 15 digits'),
  email: words('an email address'),
  flag: words('yes or no'),
};
