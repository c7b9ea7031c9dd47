import { type ReactNode, useId } from 'react';
import { t } from '#kit/contract/language';
import type { Option } from '#kit/web/use-options';
import styles from './NotTaken.module.css';
import type { Place } from './RegisterPlace';

/** A choice list answers this many at most. */
const most = 20;

interface Props {
  readonly classes: readonly Option[];
  readonly place: Place;
  readonly title: string;
  readonly icon: ReactNode;
  readonly className: string | undefined;
  readonly onOpen: (classID: string) => void;
}

/** Classes under a title that counts them, each a link to its register. */
export function LinkedClasses({ classes, place, title, icon, className, onOpen }: Props) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {icon}
        <span>
          {title}{' '}
          <span className={styles.count}>
            {classes.length < most ? classes.length : t('{count} or more', { count: most })}
          </span>
        </span>
      </h2>
      <ul className={styles.list}>
        {classes.map(({ _id, label }) => (
          <li key={_id}>
            <a
              href={`/attendence?classID=${_id}&date=${place.date}`}
              className={styles.link}
              aria-current={_id === place.classID ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(_id);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
