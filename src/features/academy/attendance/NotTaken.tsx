import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { weekdayOf } from '#features/academy/school-class/weekday.rules';
import styles from './NotTaken.module.css';
import type { Place } from './RegisterPlace';
import { useNotTaken, useWaitingClasses } from './use-register';

/** A choice list answers this many at most. */
const most = 20;

/** The classes of the day whose register is missing, each a tap away from it. */
export function NotTaken({ place, onOpen }: { place: Place; onOpen: (classID: string) => void }) {
  const { data: read, error } = useNotTaken(place.date, place.teacherID);
  const isWaiting = useWaitingClasses(place.date);
  const data = read?.filter(({ _id }) => !isWaiting(_id));
  // Without a network it may not be known.
  if (error && data === undefined) return null;
  if (data === undefined) return <div className={styles.waiting} aria-busy />;
  const when = { day: t(weekdayOf(place.date)), date: shownDay(place.date) };
  if (data.length === 0)
    return (
      <p className={styles.none}>
        <IconCircleCheck size={18} aria-hidden />
        {t('All registers of {day}, {date} have been taken', when)}
      </p>
    );
  return (
    <section className={styles.missing} aria-labelledby="not-taken">
      <h2 id="not-taken" className={styles.title}>
        <IconAlertTriangle size={18} aria-hidden />
        <span>
          {t('Register not taken: {day}, {date}', when)}{' '}
          <span className={styles.count}>
            {data.length < most ? data.length : t('{count} or more', { count: most })}
          </span>
        </span>
      </h2>
      <ul className={styles.list}>
        {data.map(({ _id, label }) => (
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
