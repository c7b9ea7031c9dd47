import { useEffect, useEffectEvent } from 'react';
import type { Query } from '#kit/web/call';
import { type Option, useOptions } from '#kit/web/use-options';
import styles from './pair.module.css';

interface Props {
  readonly path: string;
  readonly filters: Query;
  readonly title: string;
  /** The text if there is nothing to choose. */
  readonly none: string;
  /** The text beside a choice. */
  readonly beside?: (option: Option) => string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The choices as buttons; a single one is chosen at once. */
export function OfferedChoice({ path, filters, title, none, beside, onChoose }: Props) {
  const { data, isPlaceholderData } = useOptions(path, '', filters, 'now');
  const only = !isPlaceholderData && data?.length === 1 ? data[0]?._id : undefined;
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (only !== undefined) choose(only);
  }, [only]);
  // Without a network the choices may be unknown; the lists above say so.
  if (data === undefined || only !== undefined)
    return <div className={styles.waiting} aria-busy={data === undefined} />;
  if (data.length === 0) return <p className={styles.hint}>{none}</p>;
  return (
    <section aria-labelledby="pair-choice">
      <h2 id="pair-choice" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.options}>
        {data.map((option) => (
          <li key={option._id}>
            <button type="button" className={styles.option} onClick={() => onChoose(option._id)}>
              <span>{option.label}</span>
              {beside && <small>{beside(option)}</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
