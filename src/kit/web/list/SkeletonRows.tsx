import styles from './DataTable.module.css';
import { roles } from './table-roles';

/** Grey bars where rows will be. */
export function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: 8 }, (_row, index) => (
    <tr key={index} {...roles.row} aria-hidden className={styles.skeleton}>
      {Array.from({ length: columns }, (_cell, at) => (
        <td key={at} {...roles.cell} data-place={at === 0 ? 'name' : at < 3 ? 'fact' : undefined}>
          <span style={{ inlineSize: `${45 + ((index * 7 + at * 13) % 40)}%` }} />
        </td>
      ))}
    </tr>
  ));
}
