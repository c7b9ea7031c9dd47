import { lazy, Suspense } from 'react';
import { t } from '#kit/contract/language';
import type { Attendance } from './attendance.contract';
import styles from './register.module.css';
import type { Marks } from './register.rules';
import type { Place } from './RegisterPlace';
import type { Seat } from './StudentRow';

const RegisterForm = lazy(async () => ({ default: (await import('./RegisterForm')).RegisterForm }));

interface Props {
  readonly place: Place;
  /** Undefined while they are loading. */
  readonly seats: readonly Seat[] | undefined;
  readonly saved: readonly Attendance[] | undefined;
  /** Marks that wait on this device, shown in place of the saved ones. */
  readonly waits: Marks | undefined;
  readonly onDirty: (dirty: boolean) => void;
}

/** The register of a class and date, or the reason why there is none. */
export function Register({ place, seats, saved, waits, onDirty }: Props) {
  if (seats === undefined || saved === undefined) return <WaitingRegister />;
  if (seats.length === 0)
    return <p className={styles.hint}>{t('No student is active in this class. Enroll students first.')}</p>;
  return (
    <Suspense fallback={<WaitingRegister />}>
      <RegisterForm place={place} seats={seats} saved={saved} waits={waits} onDirty={onDirty} />
    </Suspense>
  );
}

function WaitingRegister() {
  return (
    <div aria-busy className={styles.waiting}>
      {[1, 2, 3, 4, 5].map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}
