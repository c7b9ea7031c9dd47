import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Day } from '#kit/contract/day';
import { comma, t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { isRefusal } from '#kit/web/call';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant } from '#kit/web/show';
import { weekdayOf } from '#features/academy/school-class/weekday.rules';
import notes from '#kit/web/form/form-note.module.css';
import { Register } from './Register';
import styles from './register.module.css';
import { type Place, RegisterPlace } from './RegisterPlace';
import { WriteToAbsent } from './WriteToAbsent';
import { useEnrolled, useHeld, useSavedRegister, useWaitingRegister } from './use-register';

interface Props {
  readonly place: Place;
  /** The choice while the server is asked for the day of its register; undefined once that is known. */
  readonly coming: Partial<Place> | undefined;
  readonly today: Day;
  readonly teacher: string | undefined;
  readonly onPlace: (to: Partial<Place>) => void;
  readonly onDirty: (dirty: boolean) => void;
  /** Shows the fields by which the register is chosen, where they are folded into one line; undefined where they are visible. */
  readonly onChoose: (() => void) | undefined;
}

/** The form 'Add attendance', which can be folded away; a register that is saved already opens in it to be edited. */
export function RegisterPanel({ place, coming, today, teacher, onPlace, onDirty, onChoose }: Props) {
  const [folded, setFolded] = useState(false);
  const { classID, date } = place;
  const enrolled = useEnrolled(classID);
  const saved = useSavedRegister(classID, date);
  const held = useHeld(classID, date);
  const { timeZone } = useOrganisation();
  const [latest] = [...(saved.data ?? [])].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  const waits = useWaitingRegister(classID, date);
  // A register can be taken without a network too.
  const isUnknown = isRefusal(saved.error) && saved.error.status === 0 && saved.data === undefined;
  const failed = enrolled.error ?? (isUnknown ? null : saved.error);
  const className = enrolled.data?.[0]?.classID.className ?? t('Class');
  const when = { day: t(weekdayOf(date)), date: shownDay(date) };

  return (
    <section className={styles.panel} aria-labelledby="register-title">
      <h2 className={styles.head}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={onChoose ? false : !folded}
          aria-controls="register-form"
          onClick={onChoose ?? (() => setFolded(!folded))}
        >
          <span id="register-title">
            <span className={onChoose && 'visually-hidden'}>
              {latest || waits ? t('Edit attendance') : t('Add attendance')}
            </span>
            {onChoose && <bdi>{[className, [when.day, when.date].join(comma())].join(' · ')}</bdi>}
          </span>
          <IconChevronDown size={18} aria-hidden className={styles.arrow} />
        </button>
      </h2>
      <div id="register-form" hidden={folded && !onChoose} className={styles.body}>
        {!onChoose && (
          <RegisterPlace place={{ ...place, ...coming }} today={today} teacher={teacher} onPlace={onPlace} />
        )}
        <output>{coming && <p className={styles.hint}>{t('Looking for the register that is due…')}</p>}</output>
        {latest && (
          <p className={notes.note} data-tone="info">
            {t('Saved by {name}, {when}. Saving again updates it.', {
              name: latest.userID?.name ?? '',
              when: showInstant(latest.updatedAt, timeZone),
            })}
          </p>
        )}
        <WriteToAbsent saved={saved.data ?? []} />
        {waits && (
          <p className={notes.note} data-tone="attention">
            {t('This register waits on this phone: it is not saved yet. What you change is sent after it.')}
          </p>
        )}
        {isUnknown && !waits && (
          <p className={notes.note} data-tone="attention">
            {t(
              'There is no network, so it is not known whether this register was taken already. Saving replaces what is there.',
            )}
          </p>
        )}
        {held.data === false && (
          <output className={notes.note} data-tone="attention">
            {t('This class is not held on {day}, {date}. Its register can be taken all the same.', when)}
          </output>
        )}
        {classID === '' && !coming && <p className={styles.hint}>{t('Choose a class to take its register.')}</p>}
        {classID !== '' && failed && (
          <ErrorState
            message={failed.message}
            onRetry={() => void Promise.all([enrolled.refetch(), saved.refetch()])}
          />
        )}
        {classID !== '' && !failed && (
          <Register
            // Another class or date is another register.
            key={[classID, date].join(' ')}
            place={place}
            seats={enrolled.data}
            saved={isUnknown ? [] : saved.data}
            waits={waits}
            onDirty={onDirty}
          />
        )}
      </div>
    </section>
  );
}
