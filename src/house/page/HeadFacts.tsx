import { lazy, Suspense } from 'react';
import { initialsOf } from '#kit/rules/initials';
import type { PageHead } from './page-head';
import { PhoneLinks } from './PhoneLinks';
import styles from './PageHead.module.css';

// Loaded later: the page of somebody without a picture does not need it.
const Thumbnail = lazy(async () => ({ default: (await import('#kit/web/Thumbnail')).Thumbnail }));

/** The head of a record's page: picture or initials, name, number, status, phone and whatever else its slice says. */
export function HeadFacts({ name, number, status, phone, picture, facts = [] }: PageHead) {
  const initials = <span aria-hidden>{initialsOf(name)}</span>;
  return (
    <div className={styles.who}>
      <div className={styles.picture}>
        <Suspense fallback={initials}>{picture ? <Thumbnail {...picture} alt={name} /> : initials}</Suspense>
      </div>
      <div className={styles.said}>
        <h1 className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        <div className={styles.line}>
          {number !== undefined && <bdi className={styles.number}>{number}</bdi>}
          {status}
          {phone && <PhoneLinks phone={phone} />}
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

/** A placeholder for the head, of the same height, until the record is loaded. */
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
