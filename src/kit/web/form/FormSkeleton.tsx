import styles from './FormSkeleton.module.css';

/** Where the fields will be. */
export function FormSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
