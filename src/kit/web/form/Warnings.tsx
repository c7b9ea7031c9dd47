import styles from './warnings.module.css';

interface Props {
  readonly sentences: readonly string[];
}

/** Shows the warnings of a form before it is saved; they do not prevent saving. */
export function Warnings({ sentences }: Props) {
  if (sentences.length === 0) return null;
  return (
    <output className={styles.warning}>
      {sentences.map((sentence) => (
        <span key={sentence} className={styles.line}>
          {sentence}
        </span>
      ))}
    </output>
  );
}
