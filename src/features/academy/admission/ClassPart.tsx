import type { ReactNode } from 'react';
import { comma, counted, t } from '#kit/contract/language';
import { RefSelect } from '#kit/web/RefSelect';
import { pageOf } from '#kit/contract/page-of';
import { PlaceLink } from '#kit/web/PlaceLink';
import { Money } from '#kit/web/Money';
import { showNumber } from '#kit/web/show';
import { showWeekday } from '#kit/web/show-weekday';
import { Checkbox } from '#kit/web/ui/Checkbox';
import { seatWarnings } from '#features/academy/clash/clash.rules';
import { course } from '#features/academy/course/course.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { fullProblem } from '#features/academy/school-class/seats.rules';
import { teacher } from '#features/academy/teacher/teacher.contract';
import type { Refusal } from '#kit/web/call';
import styles from './admission.module.css';
import { seatFields } from './admission.contract';
import type { PartProps } from './part-props';

interface Props extends PartProps {
  /** Why the terms of the class are not known. */
  readonly failed: Refusal | undefined;
}

const open = { takesStudents: '1' };

/** The class, and the fields that depend on it. */
export function ClassPart({ draft, known, errors, failed, onChange }: Props) {
  const { schoolClass: place, course: taught } = known.terms ?? {};
  const choose = (classID: string) => {
    // Amounts typed for another class do not apply to this one.
    onChange({ classID, waits: false, Amount: undefined, items: undefined, AmountPaid: undefined });
    if (classID !== '' && draft.studentID === '' && !draft.isNew) focusOn('studentID');
  };
  return (
    <section className={styles.part}>
      <h2 data-required>{t('Class')}</h2>
      <RefSelect
        to={schoolClass}
        value={draft.classID}
        onChange={choose}
        filters={open}
        placeholder={t('Type to search')}
        input={{
          'aria-label': t(seatFields.classID.label),
          error: errors.classID ?? failed?.message,
          clearable: false,
          'data-field': 'classID',
          autoFocus: draft.classID === '',
        }}
      />
      <WaitingChoice draft={draft} known={known} errors={errors} onChange={onChange} />
      {seatWarnings(known.terms?.clashes ?? []).map((warning) => (
        <output key={warning} className={styles.waiting}>
          {warning}
        </output>
      ))}
      {place && taught && (
        <dl className={styles.facts}>
          <Fact label={t('Course')}>
            <bdi>{place.courseID.courseName}</bdi>
          </Fact>
          <Fact label={t('Teacher')}>
            <PlaceLink to={pageOf(teacher, place.teacherID._id)}>
              <bdi>{place.teacherID.teacherName}</bdi>
            </PlaceLink>
          </Fact>
          <Fact label={t(course.fields.coursePrice.label)}>
            <Money amount={taught.coursePrice} />
          </Fact>
          <Fact label={t(course.fields.courseDuration.label)}>{showNumber(taught.courseDuration)}</Fact>
          <Fact label={t('Days')}>{place.days.map(({ value }) => showWeekday(value)).join(comma()) || '–'}</Fact>
          <Fact label={t('Time')}>
            <bdi>{`${place.TimeIn}–${place.TimeOut}`}</bdi>
          </Fact>
        </dl>
      )}
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Focuses the next field to be filled in, once the list of choices has given the focus back. */
function focusOn(name: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`input[data-field="${name}"]`)?.focus());
}

/** Offers a place on the waiting list where the class has no seat (CL3), and says so unless the field of the class does. */
function WaitingChoice({ draft, known, errors, onChange }: PartProps) {
  const seats = known.terms?.seats;
  const problem = seats && fullProblem(seats);
  if (!seats || problem === undefined) return null;
  return (
    <div className={styles.waiting} role="status">
      {errors.classID !== problem && <p>{problem}</p>}
      <Checkbox
        label={t('Put on the waiting list')}
        description={
          seats.waiting === 0
            ? t('Nobody is waiting. Nothing is charged before there is a seat.')
            : counted(
                seats.waiting,
                '{count} student is waiting. Nothing is charged before there is a seat.',
                '{count} students are waiting. Nothing is charged before there is a seat.',
              )
        }
        checked={draft.waits}
        onChange={(event) => onChange({ waits: event.currentTarget.checked })}
      />
    </div>
  );
}
