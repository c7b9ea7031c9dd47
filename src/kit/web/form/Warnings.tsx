import styles from './warnings.module.css';

interface Props {
  readonly sentences: readonly string[];
}

/** What a form warns of before it is saved: it hinders nothing by itself. */
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
