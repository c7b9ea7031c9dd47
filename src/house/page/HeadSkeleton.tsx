import styles from './PageHead.module.css';

/** Stands where the head will be, of the same height, until the record is there. */
export function HeadSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.who} aria-busy="true">
      <div className={styles.picture} />
      <div className={styles.said}>
        <h1 className={styles.name} data-waiting>
          {title}
        </h1>
        <div className={styles.line}>
          <span className={styles.waiting} />
        </div>
      </div>
    </div>
  );
}
