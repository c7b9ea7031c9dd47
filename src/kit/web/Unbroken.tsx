import styles from './Unbroken.module.css';

/** A longer one may have to be broken, so that it fits a phone. */
const mostLetters = 16;

/** A name in its own direction. A code in it, such as WEB-07, is read in one piece: no line ends at its hyphens. */
export function Unbroken({ name }: { name: string }) {
  return (
    <bdi>
      {name.split(/(\S+-\S+)/).map((part, index) =>
        index % 2 === 1 && part.length <= mostLetters ? (
          <span key={part} className={styles.code}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
