import styles from './Unbroken.module.css';

/** The most letters of a name that is kept in one piece: a longer one may have to be broken to fit a phone. */
const mostLetters = 16;

/** A name in its own direction. A code in it, such as WEB-07, stays in one piece: no line breaks at its hyphens. */
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
