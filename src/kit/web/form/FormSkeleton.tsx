import styles from './FormSkeleton.module.css';

/** A placeholder while the fields are loading. */
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
