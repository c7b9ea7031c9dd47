import styles from './DataTable.module.css';
import { roles } from './table-roles';

/** Grey bars in place of rows; each column gives way in its turn. */
export function SkeletonRows({ turns }: { turns: readonly (number | undefined)[] }) {
  return Array.from({ length: 8 }, (_row, index) => (
    <tr key={index} {...roles.row} aria-hidden className={styles.skeleton}>
      {turns.map((turn, at) => (
        <td key={at} {...roles.cell} data-turn={turn} data-place={at === 0 ? 'name' : at < 3 ? 'fact' : undefined}>
          <span style={{ inlineSize: `${45 + ((index * 7 + at * 13) % 40)}%` }} />
        </td>
      ))}
    </tr>
  ));
}
