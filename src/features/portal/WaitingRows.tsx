import styles from './portal.module.css';

/** Grey bars in place of rows. */
export function WaitingRows({ columns }: { columns: number }) {
  return [1, 2, 3].map((row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_cell, at) => (
        <td key={at}>
          <span className={styles.waiting}>{'\u00a0'}</span>
        </td>
      ))}
    </tr>
  ));
}

/** A table of grey bars, where nothing is known yet of what will stand there. */
export function WaitingTable() {
  return (
    <table className={styles.table} aria-busy>
      <tbody>
        <WaitingRows columns={2} />
      </tbody>
    </table>
  );
}
