import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { weekdayOf } from '#features/academy/school-class/weekday.rules';
import { LinkedClasses } from './LinkedClasses';
import styles from './NotTaken.module.css';
import type { Place } from './RegisterPlace';
import { useNotTaken, useWaitingClasses } from './use-register';

interface Props {
  readonly place: Place;
  readonly today: Day;
  readonly onOpen: (classID: string) => void;
}

/** The classes of the day whose register is missing, and those still to come, each a link to its register. */
export function NotTaken({ place, today, onOpen }: Props) {
  const { data: read, error } = useNotTaken(place.date, place.teacherID, today);
  const isWaiting = useWaitingClasses(place.date);
  // Without a network it may not be known.
  if (error && read === undefined) return null;
  if (read === undefined) return <div className={styles.waiting} aria-busy />;
  const [missing, toCome] = [read.missing, read.toCome].map((all) => all.filter(({ _id }) => !isWaiting(_id)));
  const when = { day: t(weekdayOf(place.date)), date: shownDay(place.date) };
  const linked = { place, onOpen };
  return (
    <>
      {missing && missing.length > 0 && (
        <LinkedClasses
          {...linked}
          classes={missing}
          className={styles.missing}
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t('Register not taken: {day}, {date}', when)}
        />
      )}
      {toCome && toCome.length > 0 && (
        <LinkedClasses
          {...linked}
          classes={toCome}
          className={styles.toCome}
          icon={<IconClock size={18} aria-hidden />}
          title={t('Not begun yet: {day}, {date}', when)}
        />
      )}
      {missing?.length === 0 && toCome?.length === 0 && (
        <p className={styles.none}>
          <IconCircleCheck size={18} aria-hidden />
          {t('All registers of {day}, {date} have been taken', when)}
        </p>
      )}
    </>
  );
}
